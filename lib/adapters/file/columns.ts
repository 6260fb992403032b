import { foldText } from '../../domain/text.ts'
import { fileLimits as limits } from './limits.ts'

/** What a row of the file can say. */
export const fields = [
  'id',
  'name',
  'variant',
  'description',
  'category',
  'price',
  'salePrice',
  'unit',
  'weight',
  'stock',
  'countedOn',
  'picture',
] as const
export type Field = (typeof fields)[number]

/** As a Brazilian shopkeeper heads a column, and in English; without accents, case and punctuation. */
const names: Readonly<Record<Field, readonly string[]>> = {
  id: ['id', 'codigo', 'cod', 'sku', 'referencia', 'codigo de barras', 'code'],
  name: ['nome', 'produto', 'nome do produto', 'name', 'product', 'title'],
  variant: ['variacao', 'variante', 'opcao', 'tamanho', 'sabor', 'variant', 'option'],
  description: ['descricao', 'detalhes', 'description'],
  category: ['categoria', 'categorias', 'secao', 'setor', 'departamento', 'category', 'categories'],
  price: ['preco', 'preco de venda', 'valor', 'price'],
  salePrice: [
    'preco promocional',
    'promocao',
    'oferta',
    'preco de oferta',
    'sale price',
    'promotional price',
  ],
  unit: ['unidade', 'medida', 'embalagem', 'unit'],
  weight: ['peso', 'peso g', 'peso em gramas', 'weight', 'weight g'],
  stock: ['estoque', 'quantidade', 'qtd', 'qtde', 'stock', 'quantity'],
  countedOn: ['contagem', 'contado em', 'data da contagem', 'counted on'],
  picture: ['foto', 'fotos', 'imagem', 'imagens', 'picture', 'pictures', 'image', 'images'],
}

const byName = new Map(fields.flatMap((field) => names[field].map((name) => [name, field] as const)))

/** The field that a header names; null for a column that is the shopkeeper's own business. */
export function fieldOf(header: string): Field | null {
  if (header.length > limits.headerLength) return null
  const name = foldText(header.replace(/[^\p{L}\p{N}]+/gu, ' '))
  return byName.get(name) ?? null
}
