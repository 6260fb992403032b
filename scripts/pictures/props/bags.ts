import { boxPath, ellipsePath, face, lettering, roundness, solid, spot } from '../ink.ts'
import type { Drawing, Tones } from '../types.ts'
import { type Motif, motif, type Print } from './motif.ts'

const cream = '#fffaf0'

/** A filled pillow pouch: rice, beans, flour, snacks. `paper` wraps look matt, others shine. */
export function pouch(print: Print, tones: Tones, options: { paper?: boolean; ink?: string } = {}): Drawing {
  const { paper = false, ink = cream } = options
  const outline =
    'M34 22H386L394 66C410 180 414 440 402 566Q398 592 370 592H50Q22 592 18 566C6 440 10 180 26 66Z'
  const seal = Array.from({ length: 22 }, (_, at) => `M${44 + at * 16} 26v32`).join('')
  const window = ellipsePath(210, 352, 118, 118)
  return {
    width: 420,
    height: 600,
    body: `${solid(outline, tones, { rim: 44, shine: paper ? 0.25 : 0.7 })}
      <path d="${seal}" stroke="${tones[2]}" stroke-width="3" opacity=".35"/>
      <path d="M26 66Q210 82 394 66" fill="none" stroke="${tones[2]}" stroke-width="4" opacity=".45"/>
      ${spot(96, 300, 34, 250, '#fff', paper ? 0.2 : 0.5)}
      ${spot(352, 520, 60, 90, tones[2], 0.5, 20)}${spot(70, 545, 46, 60, tones[2], 0.45, -20)}
      ${lettering(print.title, 210, print.note ? 150 : 172, 74, ink, 320)}
      ${print.note ? lettering(print.note, 210, 200, 38, ink, 290) : ''}
      <path d="${window}" fill="${cream}"/><path d="${window}" fill="none" stroke="${tones[2]}" stroke-width="5" opacity=".25"/>
      ${print.motif ? motif(print.motif, 210, 352, 178) : ''}
      ${lettering(print.amount, 210, 548, 50, ink, 200)}`,
  }
}

/** A vacuum brick with folded top: coffee, yerba mate, sugar in paper. */
export function brick(print: Print, tones: Tones, options: { ink?: string } = {}): Drawing {
  const { ink = cream } = options
  const front = 'M22 96Q18 88 28 86H318L324 596H30Q22 596 22 588Z'
  return {
    width: 420,
    height: 600,
    body: `${face('M318 86L396 62 400 572Q400 580 392 582L324 597Z', tones[1], tones[2], 0)}
      ${face('M28 86L78 30H372L396 62 318 86Z', tones[0], tones[1])}
      ${face('M70 20H366Q376 20 376 30V44H64V28Q64 20 70 20Z', tones[1], tones[2])}
      ${face(front, tones[0], tones[1], 60)}${spot(70, 330, 40, 260, '#fff', 0.35)}
      ${face('M22 240L319 240 322 500 22 500Z', cream, '#f3e6cf', 60)}
      ${print.motif ? motif(print.motif, 170, 372, 210) : ''}
      ${lettering(print.title, 170, print.note ? 168 : 186, 66, ink, 262)}
      ${print.note ? lettering(print.note, 170, 216, 34, ink, 250) : ''}
      ${lettering(print.amount, 170, 566, 46, ink, 220)}`,
  }
}

/** An open kraft bag with goods looking out. */
export function paperBag(
  contents: readonly { motif: Motif; x: number; y: number; side: number; rotate: number }[],
): Drawing {
  const tones: Tones = ['#e9c798', '#d6a86f', '#a9743c']
  const goods = contents.map((each) => motif(each.motif, each.x, each.y, each.side, each.rotate)).join('')
  return {
    width: 480,
    height: 720,
    body: `${face('M60 300L96 270H398L424 300Z', '#8f5f2e', '#b98550')}${goods}
      ${solid('M56 300L78 318 100 300 122 318 144 300 166 318 188 300 210 318 232 300 254 318 276 300 298 318 320 300 342 318 364 300 386 318 408 300 428 316 436 706Q436 714 428 714H54Q46 714 46 706Z', tones, { rim: 40, shine: 0.35 })}
      <path d="M352 320L372 712M96 330L84 712" stroke="#8b5a2b" stroke-width="4" opacity=".35" fill="none"/>
      ${spot(140, 470, 40, 160, '#fff', 0.3)}${spot(260, 560, 90, 70, '#8b5a2b', 0.16, -24)}`,
  }
}

/** A kraft sack standing open, heaped with loose goods of one colour. */
export function sack(heap: string, print: Print): Drawing {
  return {
    width: 480,
    height: 560,
    body: `${heap}${solid('M62 206Q240 262 418 206C452 330 462 450 436 530Q430 552 404 552H76Q50 552 44 530C18 450 28 330 62 206Z', ['#f0dcb8', '#dcbd8c', '#a87f49'], { rim: 44, shine: 0.3 })}
      ${solid('M50 190Q240 250 430 190Q446 214 424 232Q240 290 56 232Q34 214 50 190Z', ['#f7e8cb', '#e3c798', '#b48d58'], { rim: 18 })}
      ${face(boxPath(120, 320, 240, 150, 14), cream, '#f1e2c6')}
      ${lettering(print.title, 240, 396, 62, '#4a2f14', 206)}${lettering(print.amount, 240, 444, 38, '#7a5a32', 190)}`,
  }
}

/** A net of round goods with a paper band: oranges, onions, potatoes. */
export function netBag(of: Motif, print: Print, net: string, band: Tones): Drawing {
  const spots = [
    [130, 330],
    [250, 310],
    [350, 340],
    [90, 440],
    [200, 430],
    [310, 440],
    [390, 450],
    [130, 540],
    [250, 545],
    [360, 540],
  ]
  const goods = spots.map(([x = 0, y = 0], at) => motif(of, x, y, 186, ((at * 47) % 60) - 30)).join('')
  const mesh = Array.from(
    { length: 15 },
    (_, at) => `M${-60 + at * 44} 240L${60 + at * 44} 620M${-40 + at * 44} 620L${80 + at * 44} 240`,
  ).join('')
  const body = 'M190 200C80 240 8 380 26 520Q34 616 130 616H360Q452 616 456 520C470 380 400 240 290 200Z'
  return {
    width: 480,
    height: 640,
    body: `<defs><clipPath id="net-${net.slice(1)}"><path d="${body}"/></clipPath></defs><path d="${body}" fill="${net}" opacity=".3"/>${goods}
      <g clip-path="url(#net-${net.slice(1)})"><path d="${mesh}" stroke="${net}" stroke-width="4" opacity=".5" fill="none"/></g>
      <path d="${body}" fill="none" stroke="${net}" stroke-width="5" opacity=".55"/>
      ${solid('M178 212L150 60Q240 30 330 60L302 212Q240 232 178 212Z', band, { rim: 24 })}
      ${roundness('M178 212L150 60Q240 30 330 60L302 212Q240 232 178 212Z', 0.6)}
      ${lettering(print.title, 240, 128, 44, cream, 140)}${lettering(print.amount, 240, 174, 34, cream, 110)}`,
  }
}
