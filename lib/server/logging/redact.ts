import { orderFieldList } from '../../domain/order-fields.ts'

export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>

const censored = '[redacted]'
/** Characters inspected and shown of a text; bounds the cost. */
const longest = 1000

const secretName =
  /^(?:.*(?:whats_?app|e-?mail|phone|contact|password|cookie|authorization|secret|token|api_?key|verifier).*|address|notes?|cpf|(?:database|payment)_?url)$/i

const personal = new Set<string>(
  orderFieldList.filter(({ isPersonal }) => isPersonal).flatMap(({ name, column }) => [name, column]),
)

/** Never derived from shopper data: their digit runs are no phone numbers. */
const identifiers = new Set(['requestId', 'correlationId', 'order', 'revision', 'time', 'event'])

// All repetitions are bounded, which bounds the time.
/** Secrets that foreign errors may quote: credentials in URLs, link parameters, tokens, mail addresses. */
const secrets: readonly (readonly [RegExp, string])[] = [
  [/\b([a-z][a-z0-9+.-]{0,20}:\/\/)[^\s/@]{1,300}@/gi, `$1${censored}@`],
  [/\b(bearer|basic)\s+[\w.~+/=-]{1,4000}/gi, `$1 ${censored}`],
  [/\b((?:set-)?cookie|authorization)(["']?\s*[:=]\s*).*/gi, `$1$2${censored}`],
  [
    /\b((?:[\w-]{0,30}(?:token(?:_hash)?|secret|password|apikey|api_key)|code(?:_verifier)?|otp|volta|whatsapp|phone|email)["']?\s*[=:]\s*["']?)[^\s"'&,;}]+/gi,
    `$1${censored}`,
  ],
  // These links open or pay an order.
  [/(\/(?:pedido|hosted-checkout)\/|\/success\?)[^\s"'<>]{1,1000}/gi, `$1${censored}`],
  [/\b(desk(?:-device)?=)[\w-]{40,}/g, `$1${censored}`],
  [/\bscrypt:\d{1,2}:\d{1,2}:\d{1,2}:[\w-]{1,100}:[\w-]+/g, censored],
  [/\beyJ[\w-]+(?:\.[\w-]*)*/g, censored],
  [/\bsb_(?:secret|publishable)_[\w-]+/g, censored],
  [/[^\s"'<>=&:,;(]{1,64}(?:@|%40)[^\s"'<>&:,;)]{3,250}/g, censored],
]

/** Ten digits or more in any notation: a phone number with area code or a CPF. Longer words do not match. */
const number = /(?<![\w-])\+?\(?\d(?:[\s().\u2010-\u2015-]{0,2}\d){9,40}(?![\w:-])/g

export function redactText(text: string): string {
  const shown = text.length > longest ? `${text.slice(0, longest)}…` : text
  const cleaned = secrets.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), shown)
  return cleaned.replace(number, censored)
}

/** Redacts secrets and personal data by field name or shape, as a second safeguard (trust S27). */
export function redactFields(fields: LogFields): LogFields {
  const redacted = Object.entries(fields).map(([name, value]) => {
    if (secretName.test(name) || personal.has(name))
      return [name, value === null || value === undefined ? value : censored]
    if (typeof value !== 'string' || identifiers.has(name)) return [name, value]
    return [name, redactText(value)]
  })
  return Object.fromEntries(redacted) as LogFields
}
