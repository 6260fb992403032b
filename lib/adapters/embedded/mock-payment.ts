import { createHash } from 'node:crypto'
import { arrangedHow } from '../../copy/beyond-limits.ts'
import { agreedText, totalLabel } from '../../copy/delivery.ts'
import { windowOfText } from '../../copy/delivery-window.ts'
import { language } from '../../copy/language.ts'
import { formatMoney } from '../../copy/money.ts'
import { standInCopy as copy } from '../../copy/stand-in-payment.ts'
import { type DeliveryZone, findZone } from '../../domain/delivery.ts'
import { multiplyMoney, sumMoney } from '../../domain/money.ts'
import { pickupAddress } from '../../domain/pickup.ts'
import { escapeHtml } from '../../domain/text.ts'
import type { CheckoutSession, PaymentMethod, ShortLine } from './checkouts.ts'
import type { Sessions } from './reconnecting-store.ts'

const style = `
  :root { color-scheme: light dark; --page: #fafbf6; --paper: #fff; --ink: #16241c; --soft: #526058; --line: #e1e5da;
    --act: #135a3d; --on-act: #fff; --note: #fdf0c9; --on-note: #33260a; font: 1rem/1.5 system-ui, sans-serif }
  @media (prefers-color-scheme: dark) { :root { --page: #0f1713; --paper: #18231d; --ink: #eef3ea; --soft: #a9b7ac;
    --line: #2a3930; --act: #a8db83; --on-act: #0d2213; --note: #3a3418; --on-note: #ffeaae } }
  body { margin: 0; background: var(--page); color: var(--ink) }
  main { max-width: 30rem; margin: 0 auto; padding: .75rem 1rem 3rem }
  h1 { font-size: 1.5rem; line-height: 1.15; letter-spacing: -.02em; margin: 1rem 0 .5rem }
  .aviso { border-radius: .875rem; padding: .5rem 1rem; margin: 0; font-size: .9375rem; background: var(--note); color: var(--on-note) }
  .folha { background: var(--paper); border: 1px solid var(--line); border-radius: 1.25rem; padding: .5rem 1rem }
  table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums }
  th, td { text-align: left; padding: .375rem 0; font-weight: 400; vertical-align: top }
  thead th { color: var(--soft); font-size: .875rem } tfoot th { font-weight: 700; font-size: 1.25rem; border-top: 1px solid var(--line) }
  td:last-child, th:last-child { text-align: right; white-space: nowrap; padding-left: 1rem }
  .combinado { margin: 0 0 .75rem; font-weight: 600 } .folha + p { color: var(--soft); font-size: .9375rem; margin: .5rem 0 0 }
  fieldset { border: 0; padding: 0; margin: 1rem 0 } legend { font-weight: 700; padding: 0 }
  label { display: flex; gap: .75rem; align-items: center; min-height: 3.5rem; padding: 0 1rem; margin-top: .5rem;
    border: 1.5px solid var(--line); border-radius: .875rem; background: var(--paper); cursor: pointer }
  label:has(:checked) { border-color: var(--act); font-weight: 600 }
  input { width: 1.25rem; height: 1.25rem; accent-color: var(--act) }
  button { font: inherit; font-weight: 700; width: 100%; min-height: 3.25rem; border: 0; border-radius: .875rem;
    background: var(--act); color: var(--on-act); cursor: pointer }
  button.discreto { background: none; color: var(--soft); margin-top: .5rem }
  :focus-visible { outline: 3px solid var(--act); outline-offset: 2px }
`
const styleHash = createHash('sha256').update(style).digest('base64')

function documentOf({ title, body }: { title: string; body: string }): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main><p class="aviso">${copy.notice}</p>
<h1>${escapeHtml(title)}</h1>${body}</main></body></html>`
}

function itemsTable(session: CheckoutSession): string {
  const currency = session.items[0]?.currency ?? 'brl'
  const lines = session.items.map((item) => ({
    name:
      item.variantTitle === item.productTitle
        ? item.productTitle
        : `${item.productTitle} (${item.variantTitle})`,
    quantity: item.quantity,
    total: multiplyMoney({ amount: item.unitAmount, currency: item.currency }, item.quantity),
  }))
  const shipping = session.shippingFee === null ? [] : [{ amount: session.shippingFee, currency }]
  const total = sumMoney([...lines.map((line) => line.total), ...shipping], currency)
  const rows = lines.map(
    (line) =>
      `<tr><td>${line.quantity} × ${escapeHtml(line.name)}</td><td>${escapeHtml(formatMoney(line.total))}</td></tr>`,
  )
  const [fee] = shipping
  const amount = fee ? escapeHtml(formatMoney(fee)) : copy.toBeAgreed
  // Nothing is brought of what is fetched.
  const isFetched = pickupAddress(session.metadata?.['city']) !== null
  const delivery = isFetched ? [] : [`<tr><td>${copy.shipping}</td><td>${amount}</td></tr>`]
  const isArranged = !fee && !isFetched
  return `<div class="folha"><table><thead><tr><th scope="col">${copy.item}</th><th scope="col">${copy.amount}</th></tr></thead>
<tbody>${[...rows, ...delivery].join('')}</tbody>
<tfoot><tr><th scope="row">${isArranged ? totalLabel('arranged') : copy.total}</th><th>${escapeHtml(formatMoney(total))}</th></tr></tfoot></table></div>${isArranged ? `<p>${arrangedHow}</p>` : ''}`
}

/** Where it goes and when, as the cart has it; nothing where that was not sent along. */
function agreedLine({ metadata }: CheckoutSession, zones: readonly DeliveryZone[]): string {
  const { city, delivery_window: window } = metadata ?? {}
  if (!city) return ''
  const place = findZone(city, zones)?.city || city
  const also = window ? windowOfText(window, Date.now()) : null
  return `<p class="combinado">${escapeHtml(agreedText({ place, also }))}</p>`
}

function forms(id: string): string {
  const base = `/hosted-checkout/${encodeURIComponent(id)}`
  return `<form method="post" action="${base}/pagar"><fieldset><legend>${copy.method}</legend>
<label><input type="radio" name="method" value="card" checked> ${copy.card}</label>
<label><input type="radio" name="method" value="pix"> ${copy.pix}</label></fieldset><button>${copy.pay}</button></form>
<form method="post" action="${base}/cancelar"><button class="discreto">${copy.cancel}</button></form>`
}

type Shown = {
  readonly session: CheckoutSession
  readonly zones?: readonly DeliveryZone[] | undefined
  readonly shortLines?: readonly ShortLine[]
}

/** The plain stand-in for the hosted checkout, everything from outside escaped. */
function standInPage({ session, zones = [], shortLines = [] }: Shown): string {
  const missing = shortLines.map(
    (line) => `<li>${escapeHtml(copy.missing(line.productTitle, line.available, line.requested))}</li>`,
  )
  const alert =
    missing.length > 0 ? `<div role="alert"><p>${copy.short}</p><ul>${missing.join('')}</ul></div>` : ''
  const end = session.state === 'open' ? forms(session.id) : `<p role="status">${copy[session.state]}</p>`
  return documentOf({
    title: copy.title,
    body: `${agreedLine(session, zones)}${alert}${itemsTable(session)}${end}`,
  })
}

function standInNotFoundPage(): string {
  return documentOf({ title: copy.unknownTitle, body: `<p>${copy.unknown}</p>` })
}

/** Browsers apply `form-action` to where a form's redirect leads too, so the shop's origins are named. */
function standInPolicy(session: CheckoutSession | null): string {
  const origins = session ? [new URL(session.successUrl).origin, new URL(session.cancelUrl).origin] : []
  return [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    `form-action ${[...new Set(["'self'", ...origins])].join(' ')}`,
    'img-src data:',
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function page(options: { status: number; html: string; session: CheckoutSession | null }): Response {
  return new Response(options.html, {
    status: options.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': standInPolicy(options.session),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  })
}

function shownAgain(shown: Shown): Response {
  return page({ status: 409, html: standInPage(shown), session: shown.session })
}

function leaveTo(address: string): Response {
  return new Response(null, { status: 303, headers: { location: address, 'cache-control': 'no-store' } })
}

async function methodOf(request: Request): Promise<PaymentMethod> {
  // No more than the two short forms of the page; a longer body is not read at all.
  if (Number(request.headers.get('content-length') ?? 1e9) > 1000) return 'card'
  return new URLSearchParams(await request.text()).get('method') === 'pix' ? 'pix' : 'card'
}

/** The stand-in page of a checkout and its two forms; null for an address that is none of them. `zones`: what cities are called. */
export async function answerStandIn(
  request: Request,
  sessions: Sessions,
  zones?: readonly DeliveryZone[],
): Promise<Response | null> {
  const { pathname } = new URL(request.url)
  const match = /^\/hosted-checkout\/([A-Za-z0-9_-]{1,100})(?:\/(pagar|cancelar))?$/.exec(pathname)
  const [, id, action] = match ?? []
  if (id === undefined) return null
  const session = await sessions.findCheckout(id)
  if (!session) return page({ status: 404, html: standInNotFoundPage(), session })
  if (action === undefined) {
    return request.method === 'GET'
      ? page({ status: 200, html: standInPage({ session, zones }), session })
      : null
  }
  if (request.method !== 'POST') return null
  if (action === 'cancelar') {
    const result = await sessions.cancelCheckout(id)
    return result.ok ? leaveTo(result.value.cancelUrl) : shownAgain({ session, zones })
  }
  const result = await sessions.payCheckout(id, await methodOf(request))
  if (result.ok) return leaveTo(result.value.successUrl)
  const shortLines = result.error.kind === 'insufficient-inventory' ? result.error.lines : []
  return shownAgain({ session, zones, shortLines })
}
