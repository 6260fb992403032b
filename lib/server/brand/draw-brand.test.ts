import fs from 'node:fs'
import path from 'node:path'
import { wcagLuminance } from 'culori'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { newFolder } from '../../testing/new-folder.ts'
import { EnvironmentError } from '../environment/environment-error.ts'
import { environmentSchema } from '../environment/environment-schema.ts'
import { messageOf } from '../environment/testing/refusal-message.ts'
import { brandSettingsOf, darkestGround } from './brand-settings.ts'
import { drawBrand } from './draw-brand.ts'

const folder = newFolder()

function write(name: string, content: string | Buffer): string {
  const file = path.join(folder, name)
  fs.writeFileSync(file, content)
  return file
}

const svg = (width: number, height: number, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`
const bars = (width: number, height: number, fill: string) =>
  svg(
    width,
    height,
    `<path fill="${fill}" d="M0 0h${width}v${height / 3}h-${width}zM0 ${height * 0.7}h${width}v${height * 0.3}h-${width}z"/>`,
  )

async function drawn(variables: Readonly<Record<string, string>>) {
  const settings = brandSettingsOf(environmentSchema.parse(variables))
  if (!settings) throw new Error('nothing is set')
  return drawBrand(settings)
}

const photo = () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#777' } })
    .composite([
      {
        input: {
          create: {
            width: 1600,
            height: 1200,
            channels: 3,
            background: '#555',
            noise: { type: 'gaussian', mean: 120, sigma: 60 },
          },
        },
      },
    ])
    .jpeg()
    .toBuffer()

describe('the face of a shop', () => {
  it.each([
    ['wide and dark', bars(600, 120, '#222'), { isName: true, width: 158, height: 38 }, '#ffffff'],
    ['wide and white', bars(600, 120, '#fff'), { isName: true, width: 158, height: 38 }, '#114a33'],
    ['tall', bars(100, 400, '#222'), { isName: false, width: 16, height: 38 }, '#ffffff'],
  ])(
    'R83 has a %s logo as large as the header has room for, on what it is seen on',
    async (name, logo, shown, ground) => {
      const brand = await drawn({ STORE_LOGO: write(`${name}.svg`, logo) })
      expect(brand.logo).toMatchObject(shown)
      const file = brand.files.get(brand.logo?.src ?? '')
      expect([(await sharp(file?.bytes).metadata()).format, file?.isForGood]).toEqual(['webp', true])
      for (const [address, side] of [
        ['/icons/icon-512.png', 512],
        ['/icons/maskable-192.png', 192],
        ['/apple-icon.png', 180],
        ['/favicon.ico', 48],
      ] as const) {
        const { data, info } = await sharp(brand.files.get(address)?.bytes)
          .raw()
          .toBuffer({ resolveWithObject: true })
        expect([info.width, info.height]).toEqual([side, side])
        expect(`#${data.subarray(0, 3).toString('hex')}`).toBe(ground)
      }
    },
  )

  it('R83 has a picture for phones and one for wide windows, each bounded, whatever was photographed', async () => {
    const brand = await drawn({ HERO_PICTURE: write('photo.jpg', await photo()) })
    const { phone, wide } = brand.hero.picture ?? {}
    expect([phone?.width, phone?.height, wide?.width, wide?.height]).toEqual([400, 560, 1280, 700])
    expect(brand.files.get(phone?.src ?? '')?.bytes.length).toBeLessThanOrEqual(45_000)
    expect(brand.files.get(wide?.src ?? '')?.bytes.length).toBeLessThanOrEqual(120_000)
  })

  it('R83 is coloured by its accent by day alone, and has the icons that come along', async () => {
    const brand = await drawn({ ACCENT_COLOR: '#7A1F2B' })
    expect([brand.canopy, brand.logo, [...brand.files.keys()]]).toEqual(['#7a1f2b', null, [brand.styleSheet]])
    for (const rule of brand.styles.split('}').filter((text) => text.includes('#7a1f2b')))
      expect(rule).toMatch(/^html(?::root)?:not\(\.dark\)/)
  })

  it('R83 refuses a colour that could not be read, and takes one that can', () => {
    const light = fs.readFileSync('app/theme.css', 'utf8').split('.dark {')[0] ?? ''
    for (const ground of [...['muted', 'background', 'card', 'primary-foreground', 'header-foreground']]) {
      const [, colour = ''] = new RegExp(`--${ground}: (#\\w+);`).exec(light) ?? []
      expect(wcagLuminance(colour), ground).toBeGreaterThanOrEqual(wcagLuminance(darkestGround))
    }
    expect(messageOf({ ACCENT_COLOR: '#ffcc00' })).toBe(
      'ACCENT_COLOR: #ffcc00 could not be read on the paper of the shop, nor white words on it: their contrast is 1.3:1, and 4.5:1 is needed. Give a darker shade',
    )
    for (const ACCENT_COLOR of ['#7a1f2b', '#1f3a8a', '#0f5c5c', '#333']) {
      expect(() => brandSettingsOf(environmentSchema.parse({ ACCENT_COLOR }))).not.toThrow()
    }
    expect(messageOf({ ACCENT_COLOR: 'vermelho' })).toBe('ACCENT_COLOR: give a colour such as #7a1f2b')
    expect(messageOf({ HERO_TITLE: 'x'.repeat(61) })).toBe('HERO_TITLE: give at most 60 characters')
  })
})

describe('pictures of the operator', () => {
  it('S71 sends a drawing as pixels alone: no script, link or address of it is in any file', async () => {
    const hostile = svg(
      300,
      100,
      '<script>alert(1)</script><image href="http://127.0.0.1:9/x.png" width="9" height="9"/><image href="file:///etc/passwd" width="9" height="9"/><path onload="alert(1)" fill="#222" d="M0 0h300v60H0z"/>',
    )
    const brand = await drawn({ STORE_LOGO: write('hostile.svg', hostile) })
    for (const [address, { bytes, type }] of brand.files) {
      expect(bytes.toString('latin1'), address).not.toMatch(/alert|script|127\.0\.0\.1|passwd|onload/)
      if (type === 'image/svg+xml') {
        expect(bytes.toString()).toMatch(
          /^<svg [^>]*><image width="48" height="48" href="data:image\/png;base64,[\w+/=]+"\/><\/svg>$/,
        )
      }
    }
  })

  it.each([
    [
      'a document',
      'x.svg',
      '<html><svg></svg></html>',
      'is no picture that can be read; give a PNG, WEBP, SVG, JPEG file',
    ],
    ['a GIF', 'x.gif', 'GIF89a', 'is no picture that can be read; give a PNG, WEBP, SVG, JPEG file'],
    [
      'words in a drawing',
      't.svg',
      svg(9, 9, '<text>a</text>'),
      'has text in it; turn its text into paths, or save it as PNG',
    ],
    ['too many bytes', 'l.png', Buffer.alloc(2_000_001), 'has more than 2 MB; save it smaller'],
  ])('S71 refuses %s with a sentence', (_, name, content, sentence) => {
    const file = write(name, content)
    expect(messageOf({ STORE_LOGO: file })).toBe(`STORE_LOGO: ${file} ${sentence}`)
  })

  it('S71 refuses what is not there, a drawing as a photograph, and what cannot be decoded', async () => {
    expect(messageOf({ STORE_LOGO: '/nada.png' })).toBe(
      'STORE_LOGO: there is no file /nada.png, seen from the folder that the shop is started in',
    )
    const drawing = write('foto.svg', bars(9, 9, '#222'))
    expect(messageOf({ HERO_PICTURE: drawing })).toMatch(
      /is no picture that can be read; give a JPEG, PNG, WEBP file$/,
    )
    const broken = write(
      'broken.png',
      Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(40)]),
    )
    const refused = await drawn({ STORE_LOGO: broken }).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(EnvironmentError)
    expect(String(refused)).toMatch(/STORE_LOGO: .*broken\.png cannot be decoded/)
  })
})
