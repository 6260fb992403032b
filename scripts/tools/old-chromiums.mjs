import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import zlib from 'node:zlib'
import { run } from './run.mjs'

/**
 * Old Chromiums that lie in registry packages, meant for machines without a desktop. They are no dependencies of the
 * shop: only the tests in other browsers need them.
 */
const packages = [
  {
    version: 92,
    name: 'chrome-aws-lambda@10.1.0',
    integrity:
      'sha512-NZQVf+J4kqG4sVhRm3WNmOfzY0OtTSm+S8rg77pwePa9RCYHzhnzRs8YvNI6L9tALIW6RpmefWiPURt3vURXcw==',
  },
  {
    version: 102,
    name: '@sparticuz/chrome-aws-lambda@14.0.0',
    integrity:
      'sha512-wV+gaKsLCV9abG1BFfuqQbptdxok6xMP5qFZJ+xZhOwWsVNL27Wgow/ad+Pfwc9GAbMZk7C/66Strw4q3K6AzA==',
  },
  {
    version: 106,
    name: '@sparticuz/chromium@106.0.2',
    integrity:
      'sha512-YDbwmfyzLi2WqVjAONPjxlCxAfLPjx4TE7KdDNOyITDGx6KAktgpZ9qab77ZRU/6mmCwSdg+QO+OGQTXOEY/RA==',
  },
  {
    version: 112,
    name: '@sparticuz/chromium@112.0.2',
    integrity:
      'sha512-tpoY0o4vhrFE4/mXmJF3fcPLKIeKIQxbokfLgZB62rYW7KOIljbQTqCTBARzRXGN/k2+kLvhys1LVv6PWGwWNw==',
  },
  {
    version: 119,
    name: '@sparticuz/chromium@119.0.2',
    integrity:
      'sha512-VB6tHW13YpQ7HqyhKG1KU8Z1RIb/kfHMg8j/4ft5rk8mMvEm2YkBYFCHnj+yb0P/RPLcdgX3+VC58GuJilOtww==',
  },
]

/** Outside of the tree, so that every checkout finds them. */
const folder =
  process.env.BROWSERS_DIR ||
  path.join(process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache'), 'mercado-local', 'browsers')

/** The versions there are, each with where its program lies once it is installed. */
export const oldChromiums = packages.map(({ version, ...rest }) => ({
  ...rest,
  version,
  executable: path.join(folder, `chromium-${version}`),
}))

// Without a connection npm would try for minutes.
const impatient = { npm_config_fetch_retries: '1', npm_config_fetch_retry_mintimeout: '2000' }

/** Fetches one of them with npm; answers with what went wrong, or null. */
export async function installOldChromium({ name, integrity, executable }) {
  if (process.platform !== 'linux' || process.arch !== 'x64') return 'it runs on Linux with x64 only'
  fs.mkdirSync(folder, { recursive: true })
  const workshop = fs.mkdtempSync(path.join(folder, 'install-'))
  try {
    const packed = await run('npm', ['pack', name, '--silent', '--pack-destination', workshop], impatient)
    const [archive] = fs.readdirSync(workshop)
    if (packed !== 0 || !archive) return `npm could not fetch ${name}`
    const file = path.join(workshop, archive)
    const digest = createHash('sha512').update(fs.readFileSync(file)).digest('base64')
    if (`sha512-${digest}` !== integrity) return `what npm fetched is not the known ${name}`
    if ((await run('tar', ['xzf', file, '-C', workshop, 'package/bin/chromium.br'])) !== 0)
      return 'tar failed'
    const program = path.join(workshop, 'chromium')
    const compressed = fs.readFileSync(path.join(workshop, 'package', 'bin', 'chromium.br'))
    fs.writeFileSync(program, zlib.brotliDecompressSync(compressed), { mode: 0o755 })
    // In one step, so that no run finds half a program.
    fs.renameSync(program, executable)
    return null
  } catch (error) {
    return String(error)
  } finally {
    fs.rmSync(workshop, { recursive: true, force: true })
  }
}
