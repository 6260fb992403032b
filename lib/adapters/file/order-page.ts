import { createHash } from 'node:crypto'
import { language } from '../../copy/language.ts'
import { lineOutcomeText, orderProgress } from '../../copy/order-progress.ts'
import { lineAmountsText, settledRows, shopperDifference } from '../../copy/settlement.ts'
import { whatsappOrderCopy as copy, orderMessageCopy } from '../../copy/whatsapp-order.ts'
import { escapeHtml } from '../../domain/escape-html.ts'
import type { LineOutcome, PastOrder } from '../../domain/past-order.ts'
import { paths } from '../../domain/paths.ts'
import { withReturnValue } from '../../domain/return-value.ts'
import type { Settlement } from '../../domain/settlement.ts'
import { amountText, lineName, orderTotals, type SentOrder } from './order-message.ts'
import type { SoldOrder } from './sales-book.ts'

const style = `
  :root { color-scheme: light dark; --page: #fafbf6; --paper: #fff; --ink: #16241c; --soft: #526058; --line: #e1e5da;
    --act: #135a3d; --on-act: #fff; --header: #114a33; --awning: #ffdf85; font: 1.0625rem/1.5 system-ui, sans-serif }
  @media (prefers-color-scheme: dark) { :root { --page: #0f1713; --paper: #18231d; --ink: #eef3ea; --soft: #a9b7ac;
    --line: #2a3930; --act: #a8db83; --on-act: #0d2213; --header: #143324; --awning: #dcbb55 } }
  body { margin: 0; background: var(--page); color: var(--ink) }
  header { position: relative; background: var(--header); color: #fff; font-weight: 800; font-size: 1.1875rem; letter-spacing: -.01em }
  header span { display: block; max-width: 32rem; margin: 0 auto; padding: .875rem 1rem .75rem; overflow-wrap: anywhere }
  header::after { content: ''; position: absolute; inset: 100% 0 auto; height: 12px;
    background: repeating-linear-gradient(90deg, var(--header) 0 24px, var(--awning) 24px 48px);
    -webkit-mask: radial-gradient(12px 11px at 12px 0, #000 96%, #0000) 0 0 / 24px 12px repeat-x;
    mask: radial-gradient(12px 11px at 12px 0, #000 96%, #0000) 0 0 / 24px 12px repeat-x }
  main { max-width: 32rem; margin: 0 auto; padding: 1.75rem 1rem 3rem }
  h1 { font-size: 1.5rem; line-height: 1.15; letter-spacing: -.02em; margin: 1rem 0 .5rem; overflow-wrap: anywhere }
  p { margin: .5rem 0 1rem } small { color: var(--soft); display: block; overflow-wrap: anywhere }
  .folha { background: var(--paper); border: 1px solid var(--line); border-radius: 1.25rem; padding: .5rem 1rem; margin: 1.25rem 0 }
  table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums }
  th, td { text-align: left; padding: .5rem 0; font-weight: 400; vertical-align: top; overflow-wrap: anywhere }
  thead th { color: var(--soft); font-size: .875rem } tfoot tr:first-child > * { border-top: 1px solid var(--line) }
  tfoot tr:last-child > * { font-weight: 700; font-size: 1.25rem }
  td:last-child, th:last-child { text-align: right; white-space: nowrap; padding-left: 1rem }
  a { color: var(--act) } .acao { display: flex; align-items: center; justify-content: center; font-weight: 700; min-height: 3.25rem;
    border-radius: .875rem; background: var(--act); color: var(--on-act); text-decoration: none }
  .entrega { color: var(--soft); border-top: 1px solid var(--line); padding-top: .75rem; margin: .5rem 0 .75rem } .entrega + .entrega { border: 0; padding: 0; margin-top: -.5rem }
  .volta { display: block; text-align: center; padding: 1rem }
  :focus-visible { outline: 3px solid var(--act); outline-offset: 2px }
`

/** Of `stores/checkout/storage-keys.ts`, in the tab's storage: the attempt that this tab left the shop for. */
export const leftKey = 'e-commerce-cart-left'

/**
 * The shopper's own tab goes on to /success while WhatsApp opens in another, so that nothing is lost where it does not
 * open. Left without sending, the order gives its pieces back; shown again, it takes them anew.
 */
const script = `(() => {
  const place = location.pathname, button = document.getElementById('enviar')
  let isSent = false, isShopper = false
  try { isShopper = sessionStorage.getItem(${JSON.stringify(leftKey)}) !== null } catch {}
  button?.addEventListener('click', () => {
    if (!isShopper) return
    isSent = true
    setTimeout(() => location.assign(button.dataset.next + '#' + place), 300)
  })
  addEventListener('pagehide', () => { if (isShopper && !isSent) navigator.sendBeacon(place + '/soltar') })
  addEventListener('pageshow', ({ persisted }) => { if (persisted) location.reload() })
  setTimeout(() => location.reload(), 3000000)
})()`

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** No source but its own style and script; links lead where they are written. */
export const orderPagePolicy = [
  "default-src 'none'",
  `style-src ${hashOf(style)}`,
  `script-src ${hashOf(script)}`,
  "connect-src 'self'",
  'img-src data:',
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

type Document = {
  readonly storeName: string
  readonly title: string
  readonly body: string
  readonly isLive?: boolean
}

function documentOf({ storeName, title, body, isLive = false }: Document): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><header><span>${escapeHtml(storeName)}</span></header><main><h1>${escapeHtml(title)}</h1>${body}</main>${isLive ? `<script>${script}</script>` : ''}</body></html>`
}

function row(name: string, amount: string, small: readonly string[] = []): string {
  const notes = small.map((text) => `<small>${escapeHtml(text.trim())}</small>`).join('')
  return `<tr><th scope="row">${escapeHtml(name)}${notes}</th><td>${escapeHtml(amount)}</td></tr>`
}

function orderTable(
  order: SentOrder,
  { outcomes, settlement }: Pick<Shown, 'outcomes' | 'settlement'>,
): string {
  const details = [
    order.delivery?.city ? orderMessageCopy.city(order.delivery.city) : orderMessageCopy.noCity,
    ...(order.delivery?.substitution ? [orderMessageCopy.substitution[order.delivery.substitution]] : []),
  ]
  const said = order.lines.map(({ quantity }, index) =>
    lineOutcomeText({ quantity, outcome: outcomes.get(index) ?? null }),
  )
  const rows = order.lines.map((line, index) => {
    const { quantity, quotedAmount, currency, note, substitution } = line
    const became = [said[index], lineAmountsText(settlement, index)]
    const notes = [
      ...became.filter((text) => text != null),
      ...(note ? [orderMessageCopy.note(note)] : []),
      ...(substitution ? [orderMessageCopy.ifMissing[substitution]] : []),
    ]
    const amount = amountText({ amount: (quotedAmount ?? 0) * quantity, currency: currency ?? 'brl' })
    return row(`${quantity} × ${lineName(line)}`, amount, notes)
  })
  const totals = orderTotals(order)
  const notes = details.map((text) => `<p class="entrega">${escapeHtml(text)}</p>`).join('')
  const end = totals
    ? [
        totals.shipping
          ? row(copy.shipping, amountText(totals.shipping))
          : row(copy.shipping, copy.toBeAgreed),
        row(copy.total, amountText(totals.total)),
        ...(settlement.isChanged
          ? settledRows(settlement, shopperDifference).map(([name, amount]) => row(name, amount))
          : []),
      ]
    : []
  return `<div class="folha"><table><thead><tr><th scope="col">${copy.item}</th><th scope="col">${copy.amount}</th></tr></thead>
<tbody>${rows.join('')}</tbody><tfoot>${end.join('')}</tfoot></table>${notes}</div>`
}

type Shown = {
  readonly storeName: string
  readonly order: SentOrder & Pick<PastOrder, 'fulfillment' | 'fulfillmentAt'>
  /** What became of its lines in the market, by their place. */
  readonly outcomes: ReadonlyMap<number, LineOutcome>
  readonly settlement: Settlement
  /** Milliseconds since 1970. */
  readonly now: number
  readonly state: SoldOrder['state']
  /** Null where it may not be visited. */
  readonly link: string | null
  readonly cancelPath: string
  /** What a store is given to lead back with: this page is that store. */
  readonly arrivalValue: string | undefined
}

/** The order as it stands in the journal, and the way to WhatsApp; everything from outside escaped. */
export function orderPage(shown: Shown): string {
  const { storeName, order, outcomes, settlement, state, link, cancelPath, arrivalValue, now } = shown
  const progress = orderProgress(order, now)
  const next = withReturnValue(paths.success, arrivalValue)
  const isCancelled = order.fulfillment === 'cancelled'
  const label = state === 'sent' || state === 'lapsed' ? copy.sendAgain : copy.send
  const button =
    state === 'short' || isCancelled || link === null
      ? ''
      : `<a id="enviar" class="acao" href="${escapeHtml(link)}" data-next="${escapeHtml(next)}" target="_blank" rel="noopener noreferrer">${label}</a>`
  const back = `<a class="volta" href="${escapeHtml(cancelPath)}">${copy.back}</a>`
  const said = progress
    ? `<p role="status"><b>${progress.title}</b></p>${progress.detail ? `<p>${progress.detail}</p>` : ''}`
    : `<p role="status">${copy[state]}</p>`
  return documentOf({
    storeName,
    title: copy.title(order.code),
    body: `${said}${button}${orderTable(order, { outcomes: isCancelled ? new Map() : outcomes, settlement })}${back}`,
    isLive: true,
  })
}

export function orderFailedPage(storeName: string): string {
  return documentOf({ storeName, title: copy.failedTitle, body: `<p>${copy.failed}</p>` })
}

export function orderNotFoundPage(storeName: string): string {
  return documentOf({ storeName, title: copy.unknownTitle, body: `<p>${copy.unknown}</p>` })
}
