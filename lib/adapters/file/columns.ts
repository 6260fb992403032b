import { type FileField, fileFields } from '../../domain/catalog-file.ts'
import { foldText } from '../../domain/text.ts'
import { fileLimits as limits } from './limits.ts'
import { unitKey } from './read-cell.ts'

/** As Brazilian shopkeepers head a column, and in English; without accents, case, punctuation and `R$`. */
const names: Readonly<Record<FileField, readonly string[]>> = {
  id: ['codigo', 'cod', 'id', 'code', 'sku', 'referencia', 'ref', 'codigo do produto', 'cod produto'],
  barcode: [],
  name: ['nome', 'produto', 'produtos', 'nome do produto', 'name', 'product', 'title'],
  brand: ['marca', 'brand'],
  variant: ['variacao', 'variante', 'opcao', 'tamanho', 'sabor', 'variant', 'option'],
  description: ['descricao', 'descricao do produto', 'detalhes', 'description'],
  category: ['categoria', 'categorias', 'secao', 'setor', 'departamento', 'grupo', 'category', 'categories'],
  price: [
    ...[
      'preco',
      'precos',
      'valor',
      'price',
      'preco de venda',
      'preco venda',
      'valor de venda',
      'valor venda',
    ],
    ...['preco unitario', 'preco unit', 'valor unitario', 'valor unit', 'vl unitario', 'vlr unitario'],
    'preco normal',
  ],
  salePrice: [
    ...['preco promocional', 'promocao', 'oferta', 'preco de oferta', 'preco oferta', 'preco promocao'],
    ...['valor promocional', 'sale price', 'promotional price'],
  ],
  unit: [
    'unidade',
    'unid',
    'und',
    'un',
    'unidade de medida',
    'unidade de venda',
    'medida',
    'embalagem',
    'unit',
  ],
  weight: ['peso', 'peso em gramas', 'peso liquido', 'conteudo', 'volume', 'weight'],
  stock: [
    ...['estoque', 'quantidade', 'qtd', 'qtde', 'quant', 'saldo', 'stock', 'quantity'],
    ...[
      'estoque atual',
      'em estoque',
      'quantidade em estoque',
      'qtd em estoque',
      'qtd estoque',
      'qtde estoque',
    ],
  ],
  countedOn: ['contagem', 'contado em', 'data da contagem', 'counted on'],
  picture: ['foto', 'fotos', 'imagem', 'imagens', 'picture', 'pictures', 'image', 'images'],
}
/** Where no column has one of the names above: barcodes beside codes, and descriptions beside names, are no second ones of these. */
const secondChoices: Readonly<Partial<Record<FileField, readonly string[]>>> = {
  id: ['codigo de barras', 'cod de barras', 'cod barras', 'ean', 'gtin', 'barcode'],
  name: [...names.description, 'mercadoria'],
}

const withUnit: ReadonlySet<FileField> = new Set(['price', 'salePrice', 'weight', 'stock'])
const wordsBefore = /\s+(?:por|em|o|a|r)$/

export type Column = {
  readonly field: FileField
  /** That every bare number of the column is in: 'Peso (kg)'. */
  readonly unit: string | null
}

function byNames(table: Readonly<Partial<Record<FileField, readonly string[]>>>) {
  return new Map(fileFields.flatMap((field) => (table[field] ?? []).map((name) => [name, field] as const)))
}
const firstByName = byNames(names)
const secondByName = byNames(secondChoices)

function foldHeader(header: string): string {
  return header.length > limits.headerLength ? '' : foldText(header.replace(/r\$|[^\p{L}\p{N}]+/giu, ' '))
}

function columnIn(fields: ReadonlyMap<string, FileField>, name: string): Column | null {
  const field = fields.get(name)
  if (field) return { field, unit: null }
  const [, said = '', last = ''] = /^(.+) (\S+)$/.exec(name) ?? []
  const measured = fields.get(said.replace(wordsBefore, ''))
  const unit = measured && withUnit.has(measured) ? unitKey(last) : null
  return measured && unit ? { field: measured, unit } : null
}

export type Heading = {
  readonly columns: ReadonlyMap<number, Column>
  /** Cells up to the last header; what stands behind it belongs to no column. */
  readonly width: number
  readonly twice: readonly [string, string] | null
}

/** What the headers of a file name; a column that they do not is the shopkeeper's own business. */
export function readHeading(titles: readonly string[]): Heading {
  const columns = new Map<number, Column>()
  const headerOf = new Map<FileField, string>()
  let twice: Heading['twice'] = null
  const folded = titles.map(foldHeader)
  for (const [place, header] of titles.entries()) {
    const column = columnIn(firstByName, folded[place] ?? '')
    if (!column) continue
    const other = headerOf.get(column.field)
    if (other !== undefined) twice ??= [other, header]
    columns.set(place, column)
    headerOf.set(column.field, header)
  }
  for (const [place, header] of titles.entries()) {
    const column = columnIn(secondByName, folded[place] ?? '')
    const field = column?.field === 'id' && headerOf.has('id') ? 'barcode' : column?.field
    if (!column || !field || headerOf.has(field)) continue
    columns.set(place, { ...column, field })
    headerOf.set(field, header)
  }
  const width = titles.findLastIndex((header) => header.trim() !== '') + 1
  return { columns, width, twice }
}

export function missingFields({ columns }: Heading): readonly FileField[] {
  const known = new Set([...columns.values()].map(({ field }) => field))
  return (['name', 'price'] as const).filter((field) => !known.has(field))
}
