import fs from 'node:fs'
import path from 'node:path'
import { serviceWorkerFolder } from '../lib/next/build-service-worker.ts'
import { bundleScript } from '../lib/next/bundle-script.ts'
import { allowedInScripts, allowedInStyles } from './promised-browsers/allowed.ts'
import { checkScript, scriptFeatures } from './promised-browsers/check-script.ts'
import { checkStyle } from './promised-browsers/check-style.ts'
import { readPromise } from './promised-browsers/promise.ts'

// The gate of the promised browsers: nothing that a build needs is newer than `browserslist` in package.json. It looks
// through the last one, or the one whose folder is named.

const root = path.resolve(import.meta.dirname, '..')
const build = path.resolve(process.argv[2] ?? path.join(root, '.next'))
const readJson = (...names: string[]) => JSON.parse(fs.readFileSync(path.join(...names), 'utf8'))

const promised = readPromise(readJson(root, 'package.json').browserslist)
const features = scriptFeatures(promised)
// For browsers without modules, which load nothing else.
const polyfills: readonly string[] = readJson(build, 'build-manifest.json').polyfillFiles

const files = fs
  .readdirSync(path.join(build, 'static', 'chunks'), { recursive: true, encoding: 'utf8' })
  .map((name) => `static/chunks/${name}`)
  .concat(
    fs.readdirSync(path.join(build, serviceWorkerFolder)).map((name) => `${serviceWorkerFolder}/${name}`),
  )
  .filter((name) => /\.(js|css)$/.test(name) && !polyfills.includes(name))
if (files.length === 0) throw new Error('there is no build to look through')

let failures = 0
function report(name: string, allowed: object, findings: ReturnType<typeof checkScript>): void {
  for (const { feature, lacking } of findings) {
    if (feature in allowed) continue
    failures += 1
    process.stderr.write(`${name}: ${feature} is not in ${lacking.join(', ')}\n`)
  }
}

for (const name of files) {
  const text = fs.readFileSync(path.join(build, name), 'utf8')
  if (name.endsWith('.css')) report(name, allowedInStyles, checkStyle(text, promised))
  // A worker has none of the polyfills of a page.
  else {
    const allowed = name.startsWith(serviceWorkerFolder) ? {} : allowedInScripts
    report(name, allowed, checkScript(text, features, promised))
  }
}
// What stands in the document itself, before any polyfill.
const inline = path.join(root, 'lib', 'browser', 'first')
const inlineScripts = fs.readdirSync(inline).filter((name) => /(?<!\.test|\.d)\.ts$/.test(name))
for (const name of inlineScripts) {
  const { code } = await bundleScript(path.join(inline, name))
  report(name, {}, checkScript(code, features, promised))
}
const count = files.length + inlineScripts.length
process.stdout.write(`${count} files of the build looked through, ${failures} features too new\n`)
process.exit(failures > 0 ? 1 : 0)
