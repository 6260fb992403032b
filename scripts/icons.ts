import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { siteCopy } from '../lib/copy/site.ts'
import { drawCard } from '../lib/discovery/share-card/draw-card.ts'

// Draws what browsers, home screens and share previews show of the shop, from app/icon.svg and the card's own drawing.
const root = path.resolve(import.meta.dirname, '..')

const logo = fs.readFileSync(path.join(root, 'app', 'icon.svg'), 'utf8')
// Home screens cut their own shape: colour to the edges, the logo inside the safe circle.
const maskable = logo
  .replace(/ rx="15"/, '')
  .replace('translate(10 9.500) scale(1.375)', 'translate(14.4 14) scale(1.1)')

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer()

/** An icon file that holds one PNG. */
function ico(picture: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(picture.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, picture])
}

function write(file: string, content: Buffer): void {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  fs.writeFileSync(path.join(root, file), content)
}

for (const size of [192, 512]) {
  write(`public/icons/icon-${size}.png`, await png(logo, size))
  write(`public/icons/maskable-${size}.png`, await png(maskable, size))
}
write(
  'public/favicon.ico',
  ico(
    await sharp(await png(logo, 48))
      .png({ palette: false })
      .toBuffer(),
    48,
  ),
)
// No store's name: the file is one for all.
const title = siteCopy.promise.replace('na sua casa', 'na\u00a0sua\u00a0casa')
const card = { storeName: '', title, price: null, ribbon: null }
// The goods of the hero, moved to the middle of the card.
const wall = await sharp(path.join(root, 'public', 'pictures', 'hero-wide.webp'))
  .extract({ left: 816, top: 85, width: 1456, height: 415 })
  .extend({ right: 172, extendWith: 'copy' })
  .png()
  .toBuffer()
write('public/share-card.jpg', await drawCard({ ...card, photo: { data: wall, kind: 'wall' } }))
