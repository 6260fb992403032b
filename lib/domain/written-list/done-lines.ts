const verb = String.raw`(?:compr|tra[zg]|lev|peg|mand|coloc|bot|separ|inclu|ped|encomend|repet)(?!\p{L}*(?:ei|amos|ou)(?!\p{L}))\p{L}*`
const notWanted = String.raw`(?:n[aã]o|[nñ])\s+(?:(?:vou|vamos|[eé]\s+p(?:a?ra))\s+)?(?:mais\s+)?(?:(?:quer|precis)\p{L}*(?:\s+mais)?(?:\s+${verb})?|${verb})(?:\s+mais)?`
const had = String.raw`(?<!n[aã]o\s+)(?:j[aá]\s+(?:(?:foi|foram|est[aá]|t[aá])\s+)?(?:compr\p{L}+|peg\p{L}+|t[eê](?:m|nho|mos))|j[aá]\s+foi|comprei|compramos|peguei|pegamos|comprad[oa]s?)(?!\s+que)`
const atHome = String.raw`(?<!n[aã]o\s+)t[eê](?:m|nho|mos)\s+(?:ainda\s+)?(?:em\s+casa|aqui)`
const when = String.raw`(?:\s+\p{L}+){0,5}`
const orders = `(?:risc|pul|tir)(?:a|ar|e|ei)|esque(?:ce|ça|cer)`
const refusals = `(?:(?:cancel|desconsider|dispens)(?:a|ar|e|ei|o)|retir(?:a|ar|e)(?!\\s+(?:n[ao]|em|às?)\\s)|exceto|menos)(?:\\s+[oa]s?)?`

const before = new RegExp(
  String.raw`^(?:(?:${notWanted}(?!\s+(?:ser|estar|vir|ter|com|sem|que|muit|t[aã]o))|${had}|nada\s+de|chega\s+de)(?:\s+d?[eoa]s?)?(?![\p{L}\d])|(?:${refusals}|(?:${orders})\s+[oa]s?|t[eê](?:m|nho|mos)(?=.*\sem\s+casa$)|ok(?!\s+(?:${verb}|quero|me\s)))(?:\s*:|\s))[\s:,–—-]*`,
  'iu',
)
const said = `(?:(?:${had}|${atHome})${when}|${notWanted}|ok|cancel(?:ar?|ad[oa]s?)|riscad[oa]s?|deixa\\s+pra\\s+l[aá]|pode\\s+(?:tirar|cancelar))`
const behind = new RegExp(
  String.raw`\s*[([]\s*(?:${said}|feito|n[aã]o|[xv])[\s.!]*[)\]]|(?:(?:^|[\s,;:.–—-])\s*${said}|\s*[,;:–—-]\s*(?:feito|n[aã]o))[\s.!]*$`,
  'iu',
)
/** 'se não tiver desnatado, não precisa' wants something; 'já tem pão?' asks for it. */
const isConditional = (text: string) => /(?<!\p{L})(?:se|caso|quando)\s|\?\s*$/iu.test(text)

/** Cuts off what says that a thing is bought, there or not wanted: 'não comprar', '(já comprei)'. */
export function withoutDone(text: string): string {
  if (isConditional(text)) return text
  const rest = text.replace(before, '')
  return rest === text ? text.replace(behind, '') : rest.replace(/\s+em\s+casa[\s.!]*$/iu, '')
}

/** Detects such words in front, which apply to all that follows. */
export const saysDone = (text: string): boolean => before.test(text)

/** Detects signs that cross off one line, such as a stroke through each letter. */
export const isCrossedOff = (text: string): boolean =>
  /^[^\p{L}[(]*[[(](?:ok|[xv✓✔])\s?[\])]|^[^\p{L}\p{N}~]*~+[^~]+~+[^\p{L}\p{N}~]*$|[\u0335-\u0338]/iu.test(
    text,
  )
/** Detects ticks, which are only bullets if all lines have one. */
export const isTicked = (text: string): boolean => /[✅☑✔✓❌✖❎🚫☒✗✘]/u.test(text)
