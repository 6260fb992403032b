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

/** Maximum nesting; deeper elements lose their markup, not their text. */
const deepestNesting = 30

// Descriptions appear below the page's own headings.
const renamedTags: Record<string, string> = { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4' }

// Each stops at the next tag, which keeps the work linear.
const looksLikeHtml = /<\/?[a-z][^<>]*>/i
const endOfWord = /<(?:br|\/p|\/li|\/h\d|\/tr)\b[^<>]*>/gi

// Existing entities stay, even without a tag.
const bareAmpersand = /&(?!(?:[a-z][a-z0-9]*|#\d+|#x[0-9a-f]+);)/gi

function escapeText(text: string): string {
  return text.replaceAll(bareAmpersand, '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function paragraphs(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .filter((block) => block.trim() !== '')
    .map((block) => `<p>${escapeText(block.trim()).replaceAll('\n', '<br />')}</p>`)
    .join('')
}

/**
 * Sanitizes merchant HTML by allow-list: text, lists, tables and links remain, without attributes other than
 * link addresses. Plain text keeps its line breaks.
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

/** Strips markup, for meta descriptions. */
export function plainText(html: string): string {
  const text = sanitizeHtml(html.replace(endOfWord, '$& '), {
    allowedTags: [],
    allowedAttributes: {},
    textFilter: (part) =>
      part.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  })
  return text.replace(/\s+/g, ' ').trim()
}

/** Sanitizes a product; the only way from merchant HTML to a page (trust S3). `merchant`: before filling. */
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
