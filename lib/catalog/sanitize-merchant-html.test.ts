import { describe, expect, it } from 'vitest'
import { productOf } from '../testing/sample-values.ts'
import { plainText, sanitizeMerchantHtml, sanitizeProduct } from './sanitize-merchant-html.ts'

const bait = '<p>Bom</p>'

describe('sanitizeMerchantHtml', () => {
  it('lets text, lists, tables and links through', () => {
    const html =
      '<h3>Doce</h3><p><strong>Muito</strong> <em>doce</em><br />e <u>bom</u></p><ul><li>um</li></ul>' +
      '<table><thead><tr><th scope="col">g</th></tr></thead><tbody><tr><td>5</td></tr></tbody></table>'
    expect(sanitizeMerchantHtml(html)).toBe(html)
  })

  it("puts headings under the page's own, and leaves a div what it is", () => {
    expect(sanitizeMerchantHtml('<h1>A</h1><h2>B</h2><h6>C</h6><div>D</div>')).toBe(
      '<h3>A</h3><h3>B</h3><h4>C</h4><div>D</div>',
    )
  })

  it('opens links in a new tab, without passing anything on', () => {
    const link = sanitizeMerchantHtml(
      '<a href="https://a.example/x" rel="opener" target="_self" id="x">a</a>',
    )
    expect(link).toBe(
      '<a href="https://a.example/x" rel="nofollow noopener noreferrer" target="_blank">a</a>',
    )
    expect(sanitizeMerchantHtml('<a href="tel:+5547999991234">a</a>')).toContain('href="tel:+5547999991234"')
  })

  it('keeps the line breaks of plain text, and starts a paragraph at an empty line', () => {
    expect(sanitizeMerchantHtml('Casca fina.\nMiolo leve.\r\n\r\n\n  Assado hoje.\n')).toBe(
      '<p>Casca fina.<br />Miolo leve.</p><p>Assado hoje.</p>',
    )
  })

  it('escapes plain text, and does not escape an entity twice', () => {
    expect(sanitizeMerchantHtml('2 < 3 & 5 > 4')).toBe('<p>2 &lt; 3 &amp; 5 &gt; 4</p>')
    expect(sanitizeMerchantHtml('P&atilde;o &amp; manteiga &#233; R&D')).toBe(
      '<p>P&atilde;o &amp; manteiga &#233; R&amp;D</p>',
    )
  })

  it.each(['', '  \n ', '<p></p>', '<p> <br></p>', '<script>a()</script>', '<hr>', '<p>&nbsp;</p>'])(
    'is nothing for %j',
    (html) => {
      expect(sanitizeMerchantHtml(html)).toBe('')
    },
  )
})

describe('plainText', () => {
  it('has no markup, one line, and a space where a block ended', () => {
    expect(plainText('<h3>Pão</h3><p>um<br>dois</p>\n<ul><li>três</li><li>quatro</li></ul>')).toBe(
      'Pão um dois três quatro',
    )
  })

  it('decodes entities, and each only once', () => {
    expect(plainText('P&atilde;o &amp; &quot;leite&quot;&nbsp;&#39;x&#39; 2 &lt; 3')).toBe(
      `Pão & "leite" 'x' 2 < 3`,
    )
    expect(plainText('<p>&amp;lt;b&amp;gt;</p>')).toBe('&lt;b&gt;')
  })

  it('S3 leaves out the text of scripts and styles', () => {
    expect(plainText(`${bait}<script>alert(1)</script><style>p{}</style>`)).toBe('Bom')
  })
})

/** Every tag and attribute of the answer, so that nothing hides behind a spelling. */
function markupOf(html: string) {
  const tags = [...html.matchAll(/<\/?([^\s/>]*)([^>]*)>/g)]
  const attributes = tags.flatMap(([, , rest]) => [...(rest ?? '').matchAll(/([^\s=/"]+)=/g)])
  return { tags: tags.map(([, tag]) => tag), attributes: attributes.map(([, name]) => name) }
}

const allowed =
  /^(p|br|strong|b|em|i|u|s|ul|ol|li|blockquote|h3|h4|hr|table|thead|tbody|tr|th|td|caption|a|sub|sup|small|span|div)$/

const payloads = [
  '<script>alert(1)</script>',
  '<script src=//evil.example></script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<p onclick="alert(1)" style="position:fixed" class="btn" id="x">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVa\tScript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:x">x</a>',
  '<a href="//evil.example">x</a>',
  '<svg onload=alert(1)><a xlink:href="javascript:alert(1)">x</a></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<style>@import "//evil.example"</style>',
  '<link rel=stylesheet href=//evil.example>',
  '<iframe src="//evil.example" srcdoc="<script>alert(1)</script>"></iframe>',
  '<form action="//evil.example"><input name=q><button>x</button></form>',
  '<base href="//evil.example/">',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<object data="x.swf"></object><embed src="x.swf">',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<!--><script>alert(1)</script>-->',
  '<!-- --!><img src=x onerror=alert(1)> -->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<p title="><script>alert(1)</script>',
  '<p><b><a href="x" <img src=x onerror=alert(1)//',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<plaintext><script>alert(1)</script>',
  '<video><source onerror=alert(1)></video>',
  '<details open ontoggle=alert(1)>x</details>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
]

describe('S3 payloads', () => {
  it.each(payloads)('S3 %s leaves allowed markup only', (payload) => {
    for (const source of [payload, bait + payload, `<div>${payload}`]) {
      const safe = sanitizeMerchantHtml(source)
      const { tags, attributes } = markupOf(safe)
      for (const tag of tags) expect(tag).toMatch(allowed)
      for (const name of attributes) expect(['href', 'rel', 'target', 'scope']).toContain(name)
      for (const [, address] of safe.matchAll(/href="([^"]*)"/g)) {
        expect(address).not.toMatch(/^\s*(javascript|data|vbscript|\/\/)/i)
      }
      expect(plainText(sanitizeMerchantHtml(safe))).toBe(plainText(safe))
    }
  })

  it('S3 drops what a script, style or template says together with its tags', () => {
    for (const tag of ['script', 'style', 'template', 'noscript', 'iframe', 'svg', 'math', 'textarea']) {
      expect(sanitizeMerchantHtml(`${bait}<${tag}>alert(1)</${tag}>`)).toBe(bait)
    }
  })

  it('closes what a merchant left open, so that the page around it stays whole', () => {
    expect(sanitizeMerchantHtml('<ul><li><b>um')).toBe('<ul><li><b>um</b></li></ul>')
    expect(sanitizeMerchantHtml('</div></section><p>um')).toBe('<p>um</p>')
  })
})

describe('S3 sanitizeProduct', () => {
  it('S3 carries no merchant HTML on but the safe one', () => {
    const product = productOf({
      description: '<p onclick="x()">Doce &amp; bom</p><script>x()</script>',
      information: [
        { id: '1', title: 'Preparo', html: '<b>Lave</b><img src=x onerror=x()>' },
        { id: '2', title: 'Vazio', html: '<script>x()</script>' },
      ],
    })
    const safe = sanitizeProduct(product, { title: 'Banana', pictures: ['/pictures/a.webp'] })
    expect(safe.descriptionHtml).toBe('<p>Doce &amp; bom</p>')
    expect(safe.descriptionText).toBe('Doce & bom')
    expect(safe.information).toEqual([{ id: '1', title: 'Preparo', safeHtml: '<b>Lave</b>' }])
    expect([safe.merchantTitle, safe.merchantPictures]).toEqual(['Banana', ['/pictures/a.webp']])
    expect(JSON.stringify(safe)).not.toMatch(/x\(\)/)
    expect(safe).not.toHaveProperty('description')
  })
})
