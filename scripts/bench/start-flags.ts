import fs from 'node:fs'

/** What `npm start` gives the process: a benchmark measures the shop as operators run it. */
export function startFlags(): readonly string[] {
  const { scripts } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {
    scripts: { start: string }
  }
  return scripts.start.split(' ').filter((word) => word.startsWith('--'))
}
