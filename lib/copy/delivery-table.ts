import type { TableFault, TableField } from '../domain/delivery-table.ts'
import { fileSentence } from './catalog-file.ts'

type Column = { readonly name: string; readonly example: string }

/** Headings of docs/loja-exemplo/entregas.csv. */
const columns: Readonly<Record<TableField, Column>> = {
  kind: { name: 'tipo', example: 'entrega, retirada, janela, horario ou fechado' },
  city: { name: 'cidade', example: 'a cidade, como Itajaí/SC' },
  neighbourhood: { name: 'bairro', example: 'o nome do bairro' },
  address: { name: 'endereço', example: 'onde o cliente busca o pedido' },
  fee: { name: 'frete', example: 'o valor, como 12,00' },
  freeFrom: { name: 'grátis a partir de', example: 'um valor, como 150,00, ou nada' },
  minimum: { name: 'pedido mínimo', example: 'um valor, como 40,00, ou nada' },
  items: { name: 'itens', example: 'até quantos itens, como 10, ou nada' },
  weight: { name: 'peso', example: 'até que peso, como 15 kg, ou nada' },
  note: { name: 'recado', example: 'até 140 letras' },
  weekdays: { name: 'dias', example: 'seg a sex, ou qua e sáb, ou todos' },
  from: { name: 'de', example: 'uma hora, como 8h ou 8:30' },
  to: { name: 'até', example: 'uma hora, como 19h ou 19:30' },
  closesBefore: { name: 'pedidos até', example: 'um tempo, como 2h ou 30 min, ou nada' },
  places: { name: 'lugares', example: 'quantos pedidos cabem, como 12, ou nada' },
  day: { name: 'data', example: 'um dia, como 25/12 ou 25/12/2026' },
}

const wholeFile: Readonly<
  Record<
    Exclude<TableFault['kind'], 'missing' | 'unclear' | 'of-no-row' | 'twice' | 'extra-cells' | 'file'>,
    string
  >
> = {
  'sheet-gone':
    'A aba “entregas” não está mais na planilha. Dê esse nome de novo à aba, ou escreva as cidades em SERVED_CITIES.',
  gone: 'O arquivo entregas.csv não está mais ao lado da planilha. Ponha-o de volta, ou escreva as cidades em SERVED_CITIES.',
  'no-rows': 'Não há nenhuma linha. Escreva uma para cada cidade.',
  'no-columns': 'Falta a coluna “tipo”. Escreva os nomes das colunas na primeira linha.',
  'too-large': 'O arquivo é grande demais.',
  unreadable: 'O arquivo não pôde ser aberto.',
  'too-many-cities': 'Há mais de 50 cidades, bairros e lugares de retirada.',
}

const lineOf = ({ line, sheet }: { readonly line: number; readonly sheet?: string }) =>
  sheet === undefined ? `Linha ${line}` : `Aba ${sheet}, linha ${line}`

/** `Linha 3: falta frete. Escreva o valor, como 12,00.` */
export function tableFaultText(fault: TableFault): string {
  switch (fault.kind) {
    case 'missing': {
      const { name, example } = columns[fault.field]
      return `${lineOf(fault)}: falta “${name}”. Escreva ${example}.`
    }
    case 'unclear': {
      const { name, example } = columns[fault.field]
      return `${lineOf(fault)}: não dá para entender “${fault.cell}” em “${name}”. Escreva ${example}.`
    }
    case 'of-no-row': {
      const why =
        fault.row === 'janela'
          ? 'não muda com a janela, que vale para todas as entregas'
          : `não vale numa linha “${fault.row}”`
      return `${lineOf(fault)}: “${columns[fault.field].name}” ${why}. Deixe vazio o “${fault.cell}”.`
    }
    case 'twice':
      return `${lineOf(fault)}: “${fault.cell}” já está em outra linha. Deixe uma só.`
    case 'extra-cells':
      return `${lineOf(fault)}: há mais células que colunas. Escreva entre aspas o que tem vírgula: "12,50".`
    case 'file':
      return fileSentence(fault.fault)
    default:
      return wholeFile[fault.kind]
  }
}
