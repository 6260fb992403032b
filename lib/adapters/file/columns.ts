import { type FileField, fileFields } from '../../domain/catalog-file.ts'
import { foldText } from '../../domain/text.ts'
import { fileLimits as limits } from './limits.ts'
import { readSaleWord, unitKey } from './read-cell.ts'

/**
 * Lists how shopkeepers and the exports of Bling, Tiny, Nuvemshop, Loja Integrada, WooCommerce, Shopify and Google head a
 * column, the surest name first; without accents, case, punctuation and `R$`.
 */
const names: Readonly<Partial<Record<FileField, string>>> = {
  id: 'codigo, cod, code, sku, codigo sku, variant sku, referencia, ref, codigo do produto, codigo produto, cod produto, codigo interno, product id, id do produto, id produto, id',
  barcode:
    'codigo de barras, cod de barras, cod barras, ean, gtin, barcode, gtin ean, variant barcode, gtin upc ean or isbn, gtin upc ean ou isbn, codigo ean, codigo de barras ean, ean 13',
  name: 'nome, produto, produtos, nome do produto, nome produto, name, product, product name, title, titulo',
  brand: 'marca, brand, marcas, brands, marca do produto, nome da marca, vendor',
  variant:
    'variacao, variante, opcao, tamanho, sabor, cor, variant, option, size, color, colour, flavor, variacoes, valor da variacao, option value',
  description:
    'descricao, descricao do produto, description, detalhes, descricao completa, body html, descricao longa, descricao complementar, descricao curta, descricao breve, short description',
  category:
    'categoria, categorias, category, categories, categoria do produto, categoria nome nivel, product type, product category, secao, setor, departamento, grupo, grupo de produtos',
  price:
    'preco, precos, valor, price, preco de venda, preco venda, valor de venda, valor venda, preco unitario, preco unit, valor unitario, valor unit, vl unitario, vlr unitario, preco normal, regular price, variant price, preco cheio',
  salePrice:
    'preco promocional, promocao, oferta, preco de oferta, preco oferta, preco promocao, preco de promocao, preco em promocao, valor promocional, sale price, promotional price, special price',
  unit: 'unidade, unid, und, un, unidade de venda, embalagem, medida, unit, unidade de medida',
  weight:
    'peso, peso em gramas, peso liquido, conteudo, volume, weight, variant grams, shipping weight, peso bruto',
  stock:
    'estoque, quantidade, qtd, qtde, quant, saldo, stock, quantity, estoque atual, em estoque, em stock, in stock, quantidade em estoque, qtd em estoque, qtd estoque, qtde estoque, estoque quantidade, estoque disponivel, quantidade disponivel, saldo em estoque, stock quantity, qty, inventory, inventory quantity, variant inventory qty',
  countedOn: 'contagem, contado em, data da contagem, counted on',
  picture:
    'foto, fotos, imagem, imagens, picture, pictures, image, images, imagem principal, url imagem, url da imagem, url imagem externa, url imagens externas, link da imagem, image src, image url, image link, additional image link, variant image',
  forSale:
    'a venda, for sale, stock status, status do estoque, situacao do estoque, disponibilidade em estoque',
  family:
    'codigo pai, codigo do pai, cod pai, sku pai, id pai, produto pai, pai, parent, parent sku, ascendente, item group id, identificador url, handle, url handle',
}
/** Names of goods where no column has a better one. */
const described = ['descricao', 'descricao do produto', 'description', 'detalhes', 'mercadoria']

const words = (text: string) => new Set(text.split(' '))
/** Headers that say 'not for sale' in words of other headers. */
const sayingNo =
  'sem estoque, fora de estoque, fora de linha, out of stock, sob consulta, preco sob consulta'.split(', ')

const offerWords = words(
  'promocao promocional promocoes promo oferta ofertas desconto sale offer promotion promotional discount special especial campanha liquidacao encarte tabloide folheto',
)
const beginning = words(
  'inicio inicial ini inicia iniciam comeco comeca comecam start starts begin begins from desde partir abertura abre entra entrada lancamento estreia',
)
const end = words(
  'fim final termino termina terminam end ends until to ate expira expires expiracao acaba acabam validade valid valido valida vale vence vencimento vigencia periodo prazo limite encerra encerramento ultimo',
)
const period = words('effective data datas dt date dates dia')
const ofPrice = words('preco precos price')
const untilWords = words('ate until valid valido valida validade vale vence vencimento vigencia')
const lastWords = words('ate fim final termino to until end')
const saleWord =
  /^(?:dispon|disp$|availab|situac|sit$|status$|estado$|ativ[oa]|ativ[oa]d|ativad|active|publica|publish|exib|mostra|aparec|visiv|visib|show|enable|habilita|vende|permit|liberad|list[ae]|comerciali|vendav|purchas|vitrine)/
const fillers = words(
  'a o e em de da do na no nas para the in on is for to sale esta se pode produto produtos product item loja store shop site web virtual online catalogo catalog venda vendas inclusao ecommerce internet cadastro cadastral anuncio hoje flag fl sim at',
)

const withUnit: ReadonlySet<FileField> = new Set(['price', 'salePrice', 'weight', 'stock'])
/** Fields that two columns may say together; a category only where their names differ by a number alone. */
const several: ReadonlySet<FileField> = new Set(['variant', 'picture', 'category', 'forSale'])
/** Fields that cost money if the wrong column is read. */
const single: readonly FileField[] = ['name', 'price', 'salePrice', 'stock']

export type Column = {
  readonly field: FileField
  /** Unit of bare numbers: 'Peso (kg)'. */
  readonly unit: string | null
  readonly title: string
  /** A yes means not for sale, as under 'Esgotado'. */
  readonly saysNo: boolean
  /** Other cells are ticked, so an empty one says no. */
  readonly isMarked?: boolean
  /** Holds the end of an offer if all its cells are dates. */
  readonly mayBeDates?: boolean
}

type Named = Pick<Column, 'field'> & Partial<Column> & { readonly rank: number }

const byName = new Map(
  fileFields.flatMap(
    (field) => names[field]?.split(', ').map((name, rank) => [name, { field, rank }] as const) ?? [],
  ),
)

function foldHeader(header: string): string {
  if (header.length > limits.headerLength) return ''
  const words = header.replaceAll('"', '').replace(/(?<=\p{Ll}{2})(?=\p{Lu}\p{Ll})/gu, ' ')
  return foldText(words.replace(/r\$|[^\p{L}\p{N}]+/giu, ' '))
}

/** Finds what a header means by its name, by that without its number or with a unit, or by its words. */
function readHeader(title: string): Named | null {
  const header = foldHeader(title)
  if (header === '') return null
  const named = byName.get(header)
  const asked = byName.get(header.replace(/^(?:tem|temos|ha|esta|is) /, ''))
  const isQuestion = asked?.field === 'stock' && (asked !== named || title.trim().endsWith('?'))
  if (named && !isQuestion) return named
  const numbered = byName.get(header.replace(/ ?\d+\b/g, ''))
  if (numbered && several.has(numbered.field)) return numbered
  if (header.startsWith('grade ')) return { field: 'variant', rank: 0 }
  const [, said = '', last = ''] = /^(.+) (\S+)$/.exec(header) ?? []
  const measured = byName.get(said.replace(/\s+(?:por|em|o|a|r)$/, ''))
  const unit = measured && withUnit.has(measured.field) ? unitKey(last) : null
  if (measured && unit) return { ...measured, unit }
  const date = readOfferDate(header.split(' '))
  const saysNo = saysForSale(foldHeader(title.replace(/[/([:=].*$/s, '')))
  if (date || (!isQuestion && saysNo === null)) return date
  return { field: 'forSale', rank: 0, saysNo: saysNo === true }
}

/** True for a header of what is not for sale, false for one of what is, null for any other. */
function saysForSale(header: string): boolean | null {
  if (sayingNo.includes(header)) return true
  const own = header.split(' ').filter((word) => word.length > 1 && !fillers.has(word))
  const others = own.filter((word) => !saleWord.test(word))
  if (own.length === 0 || others.some((word) => readSaleWord(word) !== 'no')) return null
  return others.length > 0
}

/** Recognizes columns of an offer's beginning or end; 'Validade' alone counts as its end, to be safe. */
function readOfferDate(header: readonly string[]): Named | null {
  const has =
    (...sets: readonly ReadonlySet<string>[]) =>
    (word: string) =>
      sets.some((set) => set.has(word))
  const isOffer = header.some(has(offerWords)) || (header.some(has(ofPrice)) && header.some(has(untilWords)))
  if (!isOffer && !header.every(has(beginning, end, period, fillers))) return null
  const rank = isOffer ? 0 : 1
  const isEnd = lastWords.has(header.at(-1) ?? '')
  if (!isEnd && (header.some(has(beginning)) || header.at(-1) === 'de')) return { field: 'saleFrom', rank }
  if (header.some(has(end))) return { field: 'saleTo', rank }
  return isOffer ? { field: 'saleTo', rank: 2, mayBeDates: true } : null
}

export type Heading = {
  readonly columns: ReadonlyMap<number, Column>
  /** Number of cells up to the last header; later ones belong to no column. */
  readonly width: number
  /** Titles of columns with one meaning, which are ambiguous. */
  readonly twice: string
}

/** Reads the headers of a file; of several columns that say the same the surest one. */
export function readHeading(titles: readonly string[]): Heading {
  const read = titles.map(readHeader)
  const findPlaces = (field: FileField) =>
    read
      .flatMap((one, place) => (one?.field === field ? [{ place, rank: one.rank }] : []))
      .toSorted((left, right) => left.rank - right.rank)
  const folded = titles.map(foldHeader)
  const name = described.map((header) => folded.indexOf(header)).find((place) => place >= 0)
  if (name !== undefined && findPlaces('name').length === 0) read[name] = { field: 'name', rank: 0 }
  const [barcode] = findPlaces('barcode')
  if (barcode && findPlaces('id').length === 0) read[barcode.place] = { field: 'id', rank: 0 }
  const columns = new Map<number, Column>()
  const twice: string[] = []
  const isOnSale = findPlaces('salePrice').length > 0
  for (const field of fileFields) {
    const places = findPlaces(field)
    const best = places[0]?.rank
    for (const [at, { place, rank }] of places.entries()) {
      const title = (titles[place] ?? '').trim()
      const isRead = at === 0 || (several.has(field) && (field !== 'category' || rank === best))
      if (!isOnSale && (field === 'saleFrom' || field === 'saleTo')) continue
      if (isRead) columns.set(place, { unit: null, saysNo: false, ...read[place], field, title })
      else if (field === 'id' && folded[place] === 'id')
        columns.set(place, { field: 'rowId', unit: null, saysNo: false, title })
    }
    if (single.includes(field) && places.length > 1)
      twice.push(...places.map(({ place }) => titles[place] ?? ''))
  }
  const width = titles.findLastIndex((header) => header.trim() !== '') + 1
  return { columns, width, twice: twice.join(', ') }
}
