import { createHash } from 'node:crypto'
import { formatMoney, multiplyMoney, sumMoney } from '../domain/money.ts'
import type { CheckoutSession, ShortLine } from './checkouts.ts'

const style = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  main { max-width: 34rem; margin: 0 auto; padding: 1rem }
  .aviso { border: 2px dashed; border-radius: .5rem; padding: .5rem 1rem }
  table { width: 100%; border-collapse: collapse; margin: 1rem 0 }
  th, td { text-align: left; padding: .25rem 0 } td:last-child, th:last-child { text-align: right }
  fieldset { border: 1px solid; border-radius: .5rem; margin: 1rem 0 } label { display: block; padding: .5rem 0 }
  button { font: inherit; min-height: 2.75rem; padding: 0 1.25rem; margin: 0 .5rem .5rem 0 }
`
const styleHash = createHash('sha256').update(style).digest('base64')

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}

function documentOf({ title, body }: { title: string; body: string }): string {
  return `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main><p class="aviso">Demonstração: esta página faz o papel do pagamento. Nada é cobrado.</p>
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
  const total = sumMoney(
    lines.map((line) => line.total),
    currency,
  )
  const rows = lines.map(
    (line) =>
      `<tr><td>${line.quantity} × ${escapeHtml(line.name)}</td><td>${escapeHtml(formatMoney(line.total))}</td></tr>`,
  )
  return `<table><thead><tr><th scope="col">Item</th><th scope="col">Valor</th></tr></thead>
<tbody>${rows.join('')}</tbody>
<tfoot><tr><th scope="row">Total</th><th>${escapeHtml(formatMoney(total))}</th></tr></tfoot></table>`
}

function forms(id: string): string {
  const base = `/hosted-checkout/${encodeURIComponent(id)}`
  return `<form method="post" action="${base}/pagar"><fieldset><legend>Forma de pagamento</legend>
<label><input type="radio" name="method" value="card" checked> Cartão</label>
<label><input type="radio" name="method" value="pix"> PIX</label></fieldset><button>Pagar</button></form>
<form method="post" action="${base}/cancelar"><button>Cancelar</button></form>`
}

const closed = { paid: 'Este pedido já foi pago.', cancelled: 'Este pedido foi cancelado.' } as const

/** The plain stand-in for the hosted checkout, everything from outside escaped. */
export function standInPage(session: CheckoutSession, shortLines: readonly ShortLine[] = []): string {
  const missing = shortLines.map(
    (line) =>
      `<li>${escapeHtml(line.productTitle)}: ${line.available} em estoque, ${line.requested} no pedido</li>`,
  )
  const alert =
    missing.length > 0
      ? `<div role="alert"><p>Estoque insuficiente.</p><ul>${missing.join('')}</ul></div>`
      : ''
  const end = session.state === 'open' ? forms(session.id) : `<p role="status">${closed[session.state]}</p>`
  return documentOf({ title: 'Pagamento do pedido', body: `${alert}${itemsTable(session)}${end}` })
}

export function standInNotFoundPage(): string {
  return documentOf({
    title: 'Pedido não encontrado',
    body: '<p>Este endereço não leva a nenhum pedido.</p>',
  })
}

/** Browsers apply `form-action` to where a form's redirect leads too, so the shop's origins are named. */
export function standInPolicy(session: CheckoutSession | null): string {
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
