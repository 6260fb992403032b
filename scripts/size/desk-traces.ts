import fs from 'node:fs'
import path from 'node:path'

/** Addresses of the desk and of its API, names in its styles, and its kinds of problems: nothing of the shop needs one. */
const marks = [
  /\/api\/desk/,
  /\/painel/,
  /\.(?:desk|paper|pick|log)-[a-z]+/,
  /\bdesk-(?:signed-out|wrong-password|conflict|unavailable)\b/,
]

/** Next lists here where `middleware.ts` stands, for pages of another router: no page of ours loads it. */
const middlewareList = '_clientMiddlewareManifest.js'

/** Every file of the build that browsers of shoppers load and that has a trace of the market's desk, with the trace. */
export function deskTraces(buildDirectory: string): readonly string[] {
  const files = [
    ...filesIn(path.join(buildDirectory, 'static'), /\.(?:js|css)$/),
    ...filesIn(path.join(buildDirectory, 'server', 'app'), /\.(?:html|rsc)$/),
  ]
  if (files.length === 0) throw new Error('there is no build to look through')
  return files.flatMap((file) => {
    const text = fs.readFileSync(file, 'utf8')
    return marks.flatMap((mark) => {
      const trace = mark.exec(text)?.[0]
      return trace === undefined
        ? []
        : [`${path.relative(buildDirectory, file)}: ${trace} is of the market's desk`]
    })
  })
}

function filesIn(folder: string, pattern: RegExp): readonly string[] {
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name) && path.basename(name) !== middlewareList)
    .map((name) => path.join(folder, name))
}
