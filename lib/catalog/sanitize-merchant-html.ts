import sanitizeHtml from 'sanitize-html'
import type { Product, SanitizedProduct } from '../domain/product.ts'

const allowedTags = [
  'p',
  'br',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'blockquote',
  'h3',
  'h4',
  'hr',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'caption',
  'a',
  'sub',
  'sup',
  'small',
  'span',
  'div',
] as const

/** Elements in one another; what stands deeper loses its markup, not its text. */
const deepestNesting = 30

// A description lives under the page's own headings.
const renamedTags: Record<string, string> = { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4' }

// Each of these stops at the next tag: the work stays linear, however many are left open.
const looksLikeHtml = /<\/?[a-z][^<>]*>/i
const endOfWord = /<(?:br|\/p|\/li|\/h\d|\/tr)\b[^<>]*>/gi

// A description is HTML even without a tag, so what is an entity already stays one.
const bareAmpersand = /&(?!(?:[a-z][a-z0-9]*|#\d+|#x[0-9a-f]+);)/gi

function escapeText(text: string): string {
  return text.replaceAll(bareAmpersand, '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Plain text as paragraphs: an empty line starts a new one, a line break stays a break. */
function paragraphs(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .filter((block) => block.trim() !== '')
    .map((block) => `<p>${escapeText(block.trim()).replaceAll('\n', '<br />')}</p>`)
    .join('')
}

/**
 * Merchant HTML by allow-list: text, lists, tables and links remain; scripts, styles, frames, forms,
 * images, SVG and every attribute but a link's address are gone. Plain text keeps its line breaks.
 */
export function sanitizeMerchantHtml(source: string): string {
  if (!looksLikeHtml.test(source)) return paragraphs(source.replaceAll('\r\n', '\n'))
  const html = sanitizeHtml(source, {
    allowedTags: [...allowedTags],
    allowedAttributes: { a: ['href', 'rel', 'target'], th: ['scope'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nestingLimit: deepestNesting,
    nonTextTags: [
      'script',
      'style',
      'textarea',
      'option',
      'noscript',
      'svg',
      'math',
      'template',
      'iframe',
      'title',
    ],
    transformTags: {
      ...renamedTags,
      a: (tagName, attributes) => ({
        tagName,
        attribs: { href: attributes['href'] ?? '', rel: 'nofollow noopener noreferrer', target: '_blank' },
      }),
    },
  })
  return plainText(html) === '' ? '' : html.trim()
}

/** What remains without markup, in one line: for meta descriptions. */
export function plainText(html: string): string {
  const text = sanitizeHtml(html.replace(endOfWord, '$& '), {
    allowedTags: [],
    allowedAttributes: {},
    textFilter: (part) =>
      part.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  })
  return text.replace(/\s+/g, ' ').trim()
}

/** The only way from a merchant's HTML to a page (trust S3). `merchant` is the product before anything was filled in. */
export function sanitizeProduct(
  { description, information, ...product }: Product,
  merchant: Pick<Product, 'title' | 'pictures'>,
): SanitizedProduct {
  return {
    ...product,
    merchantTitle: merchant.title,
    merchantPictures: merchant.pictures,
    descriptionHtml: description ? sanitizeMerchantHtml(description) || null : null,
    descriptionText: plainText(description ?? ''),
    information: information
      .map(({ id, title, html }) => ({ id, title, safeHtml: sanitizeMerchantHtml(html) }))
      .filter(({ safeHtml }) => safeHtml !== ''),
  }
}
