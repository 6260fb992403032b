import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import tailwind from '@tailwindcss/postcss'
import postcss from 'postcss'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyTree } from '../testing/copy-tree.ts'
import { serveRegistry } from '../testing/serve-registry.ts'
import { longFiles } from '../tools/long-files.ts'

/** Written as those of the public registry are: double quotes, utilities alone, names of shadcn's colours. */
const source = `"use client"

import * as React from "react"
import { cva, type VariantProps } from "class-variance-authority"
import { Button } from "@/components/ui/button"
import { cn } from "@/lib/utils"

const bannerVariants = cva("relative w-full rounded-lg border px-4 py-3 text-sm sm:max-w-lg", {
  variants: {
    variant: {
      default: "border-input bg-card text-card-foreground",
      destructive: "bg-popover text-destructive dark:bg-accent focus-visible:ring-ring/50",
    },
  },
  defaultVariants: { variant: "default" },
})

function Banner({
  className,
  variant,
  children,
  onClose,
  ...props
}: React.ComponentProps<"div"> & VariantProps<typeof bannerVariants> & { onClose?: () => void }) {
  return (
    <div data-slot="banner" role="alert" className={cn(bannerVariants({ variant }), className)} {...props}>
      {children}
      <Button variant="ghost" size="icon" onClick={onClose} />
    </div>
  )
}

export { Banner, bannerVariants }
${'//\n'.repeat(250)}`

const tree = copyTree()
const read = (name: string) => fs.readFileSync(path.join(tree.root, name), 'utf8')
afterAll(() => tree.remove())

describe('npx shadcn add', () => {
  const kept = ['app/globals.css', 'app/theme.css', 'components.json', 'lib/utils.ts', 'package.json']
  const before = kept.map(read)

  beforeAll(async () => {
    const registry = await serveRegistry({ name: 'banner', source })
    try {
      await promisify(execFile)(
        process.execPath,
        [path.join(tree.root, 'node_modules/shadcn/dist/index.js'), 'add', 'banner', '--yes'],
        { cwd: tree.root, env: { ...process.env, REGISTRY_URL: registry.url } },
      )
    } finally {
      await registry.stop()
    }
  })

  it('brings a component into components/ui and changes nothing else', () => {
    expect(read('components/ui/banner.tsx')).toContain('export { Banner, bannerVariants }')
    expect(kept.map(read)).toEqual(before)
  })

  it('brings one that type-checks under every strict flag, in the language of the promised browsers too', () => {
    tree.write(
      'components/shows-banner.tsx',
      'import { Banner } from \'@/components/ui/banner\'\nexport const shown = <Banner variant="destructive" className="mt-4">Oi</Banner>\n',
    )
    expect(tree.run('tsc', '--noEmit', '-p', 'tsconfig.browser.json')).toBeNull()
    const options = { extends: './tsconfig.json', include: ['components/shows-banner.tsx'] }
    tree.write('banner.tsconfig.json', JSON.stringify(options))
    expect(tree.run('tsc', '--noEmit', '--incremental', 'false', '-p', 'banner.tsconfig.json')).toBeNull()
    fs.rmSync(path.join(tree.root, 'components/shows-banner.tsx'))
  })

  it('brings one that knip, the import law and the check of lengths let be', () => {
    expect(tree.run('knip') ?? '').not.toContain('banner')
    expect(tree.run('depcruise', 'components/ui')).toBeNull()
    expect(longFiles(tree.root)).toEqual([])
  })

  it('brings one in the colours and radii of the shop, by day and by night', async () => {
    const from = path.join(tree.root, 'app/globals.css')
    const { root } = await postcss([tailwind({ base: tree.root })]).process(read('app/globals.css'), { from })
    const drawn = new Map<string, string>()
    root.walkRules((rule) => {
      const declarations = rule.nodes.filter((node) => node.type !== 'rule').map(String)
      drawn.set(rule.selector, declarations.join('; '))
    })
    const sheet = [...drawn].map(([selector, rule]) => `${selector} { ${rule} }`).join('\n')
    for (const [utility, value] of [
      ['.bg-card', 'var(--card)'],
      ['.text-card-foreground', 'var(--card-foreground)'],
      ['.border-input', 'var(--input)'],
      ['.bg-popover', 'var(--popover)'],
      ['.text-destructive', 'var(--destructive)'],
      ['.rounded-lg', 'var(--r-lg)'],
    ] as const)
      expect(drawn.get(utility), utility).toContain(value)
    expect(sheet).toMatch(/\.dark\\:bg-accent[\s\S]*var\(--accent\)/)
    expect(sheet).toMatch(/focus-visible\\:ring-ring\\\/50[\s\S]*var\(--ring\)/)
    expect(root.toString()).toMatch(/@media \(width >= 40em\)[\s\S]*max-width/)
    const theme = read('app/theme.css')
    const [day = '', night = ''] = theme.split(/^\.dark/m)
    for (const name of ['card', 'card-foreground', 'input', 'popover', 'destructive', 'accent', 'ring']) {
      expect(day).toContain(`--${name}:`)
      expect(night).toContain(`--${name}:`)
    }
  })
})
