// node scripts/pictures/render.ts [comma,separated,names]: draws the sample catalogue's pictures.
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { compose } from './compose.ts'
import { fitToShelf } from './fit.ts'
import { productStage } from './palette.ts'
import { heroScenes, heroStages } from './scenes/heroes.ts'
import { productScenes } from './scenes/product-scenes.ts'

const output = fileURLToPath(new URL('../../public/pictures', import.meta.url))
const only = process.argv[2]?.split(',')
const wanted = (name: string): boolean => only?.includes(name) ?? true

async function save(name: string, png: Buffer): Promise<void> {
  const file = path.join(output, `${name}.webp`)
  const info = await sharp(png).webp({ quality: 76, effort: 6, smartSubsample: true }).toFile(file)
  process.stdout.write(`${name.padEnd(28)} ${(info.size / 1024).toFixed(1)} KiB\n`)
}

await mkdir(output, { recursive: true })
for (const [name, scene] of Object.entries(productScenes)) {
  if (wanted(name)) {
    const items = await fitToShelf(scene.items, productStage)
    await save(name, await compose(name, { ...scene, items }, productStage))
  }
}
for (const name of ['hero', 'hero-wide'] as const)
  if (wanted(name)) await save(name, await compose(name, heroScenes[name], heroStages[name]))
