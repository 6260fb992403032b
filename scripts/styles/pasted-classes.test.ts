import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

/** So many classes of one place again in another are no accident: what they draw has a name. */
const limit = 5

/** Where `shadcn add` puts what is made of utilities alone. */
const fromRegistry = /^ui\//

const root = path.resolve(import.meta.dirname, '..', '..')

/** The strings of a component that may be classes: no sentence, no address. */
function runsOf(source: string): ReadonlySet<string>[] {
  const strings = [...source.matchAll(/(["'`])((?:(?!\1)[^\\\n])*)\1/g)].map(([, , text = '']) => text)
  return strings.map((text) => new Set(text.split(/\s+/))).filter((words) => words.size >= limit)
}

function pastedIn(files: readonly { readonly name: string; readonly source: string }[]): readonly string[] {
  const runs = files.flatMap(({ name, source }) => runsOf(source).map((classes) => ({ name, classes })))
  return runs.flatMap((one, index) =>
    runs.slice(index + 1).flatMap((other) => {
      const common = [...one.classes].filter((word) => other.classes.has(word))
      return common.length < limit ? [] : [`${one.name} and ${other.name}: ${common.join(' ')}`]
    }),
  )
}

describe('classes of components', () => {
  it('are found where they are pasted, whatever stands between them', () => {
    const one = { name: 'a.tsx', source: '<h1 className="mt-6 font-bold text-[30px] leading-[1.1] a b">' }
    const other = { name: 'b.tsx', source: "const title = 'b font-bold c text-[30px] leading-[1.1] a'" }
    expect(pastedIn([one, other])).toEqual(['a.tsx and b.tsx: font-bold text-[30px] leading-[1.1] a b'])
  })

  it('are never pasted: what two places need has one name', () => {
    const files = ['app', 'components'].flatMap((folder) =>
      fs
        .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.tsx') && !name.includes('.test.') && !fromRegistry.test(name))
        .map((name) => ({
          name: `${folder}/${name}`,
          source: fs.readFileSync(path.join(root, folder, name), 'utf8'),
        })),
    )
    expect(files.length).toBeGreaterThan(100)
    expect(pastedIn(files)).toEqual([])
  })
})
