import { type FileFault, type FileReport, isLeftOut, type RowFault } from '../domain/catalog-file.ts'
import { columnOf, partText, rowText } from './catalog-row.ts'
import { listOf, plural } from './wording.ts'

const fileTexts: Readonly<Record<FileFault['kind'], (fault: FileFault) => string>> = {
  gone: () => 'O arquivo não foi encontrado.\nConfira o nome e a pasta em CATALOG_FILE.',
  unreadable: () =>
    'O arquivo não pôde ser aberto.\nFeche-o nos outros programas, e confira se a loja tem permissão para ler.',
  'too-large': ({ cell = '' }) =>
    `O arquivo tem mais de ${cell} MB.\nApague o que não é produto. As fotos ficam na pasta fotos, não na planilha.`,
  workbook: () =>
    'É um arquivo do Excel antigo (.xls) ou de outro programa.\nAbra-o e escolha Arquivo, Salvar como, “Pasta de Trabalho do Excel (.xlsx)”.',
  'workbook-locked': () =>
    'A planilha só abre com senha.\nTire a senha (no Excel: Arquivo, Informações, Proteger Pasta de Trabalho) e salve.',
  'workbook-damaged': () =>
    'A planilha está danificada ou pela metade.\nAbra-a e salve de novo. Se a cópia ainda não terminou, espere.',
  'workbook-too-large': () =>
    'A planilha tem células ou textos demais.\nCopie só as colunas da loja para uma planilha nova.',
  'sheet-gone': () =>
    'A aba “loja” não está mais na planilha.\nDê esse nome de novo à aba dos produtos. Nenhuma outra é vendida no lugar dela.',
  'address-silent': () =>
    'O endereço da planilha não respondeu.\nA loja tenta de novo a cada minuto. Se durar, veja se ele abre no navegador.',
  'address-refused': ({ cell = '' }) =>
    `O endereço da planilha respondeu com o erro ${cell}.\nPublique a planilha de novo (Arquivo, Compartilhar, Publicar na Web) e copie o endereço para as configurações.`,
  'address-elsewhere': ({ cell = '' }) =>
    `O endereço da planilha leva a ${cell}, onde a loja não lê.\nUse o endereço de Publicar na Web. Se a planilha é mesmo de lá, esse nome vai em CATALOG_HOSTS.`,
  'address-page': () =>
    'O endereço mostra uma página, não a planilha.\nEm Publicar na Web, escolha “Valores separados por vírgula (.csv)” e copie o endereço que aparece.',
  'not-text': () =>
    'O arquivo não é uma planilha.\nNa planilha, escolha Arquivo, Salvar como, “Pasta de Trabalho do Excel (.xlsx)”.',
  'other-encoding': () =>
    'O arquivo foi salvo de um modo que troca os acentos.\nAbra-o e escolha Arquivo, Salvar como, “CSV UTF-8”, não “CSV (MS-DOS)” nem “CSV (Macintosh)”. Se lá eles já estão trocados, como em “PÃ£o”, corrija-os antes.',
  empty: () => 'A planilha está vazia.\nEscreva os nomes das colunas e, abaixo, um produto por linha.',
  'columns-missing': ({ fields = [], cell = '', twice = '' }) =>
    `${fields.length === 1 ? 'Falta a coluna' : 'Faltam as colunas'} ${listOf(fields.map((field) => `“${columnOf(field)}”`))}.\nEscreva ${fields.length === 1 ? 'esse nome' : 'esses nomes'} no alto da coluna certa.${cell === '' ? '' : ` Lá está escrito: ${cell}.`}${twice === '' ? '' : ` Além disso, dizem a mesma coisa: ${twice}. Mude o nome de uma.`}`,
  'columns-twice': ({ cell = '' }) =>
    `Há colunas que dizem a mesma coisa: ${cell}.\nDeixe esse nome só em uma delas.`,
  'too-many-rows': ({ cell = '' }) =>
    `A planilha tem mais de ${cell} linhas.\nApague as que não são produtos. Quem tem mais produtos precisa de um sistema de loja.`,
  'too-many-cells': () =>
    'A planilha tem colunas ou células demais.\nDeixe só as colunas da loja, e apague as vazias à direita.',
  'too-many-categories': ({ cell = '' }) =>
    `A planilha tem mais de ${cell} categorias.\nConfira a coluna categoria: produtos parecidos têm a mesma.`,
  'cell-unclosed': ({ cell = '' }) =>
    `Perto da linha ${cell} há aspas que não fecham ou que juntam linhas, ou uma célula longa demais.\nConfira as aspas dessa linha. Um nome fica numa linha só.`,
  'nothing-for-sale': () =>
    'Nenhuma linha da planilha pode ser vendida.\nCorrija o que está escrito de cada uma.',
}

export const fileText = (fault: FileFault) => partText(fileTexts[fault.kind](fault))

/** `Linha 12, Banana: O preço é zero: “0,00”. Escreva o preço, como 12,90.` */
export function rowSentence(fault: RowFault): string {
  const { said, fix } = rowText(fault)
  return `Linha ${fault.line}${fault.name === null ? '' : `, ${fault.name}`}: ${said} ${fix}`
}

export const fileSentence = (fault: FileFault) => Object.values(fileText(fault)).join(' ')

export const unusableFileCopy = {
  title: 'A loja ainda não abriu',
  opensSoon: 'Corrija a planilha e salve: a loja abre sozinha.',
} as const

/** `loja.xlsx, aba Loja`, `do Google Planilhas`, `em planilhas.exemplo.com.br`. */
export function sheetPlace({
  file,
  isAddress,
  sheet,
}: Pick<FileReport, 'file' | 'isAddress' | 'sheet'>): string {
  const at = file === 'docs.google.com' ? 'do Google Planilhas' : `em ${file}`
  return `${isAddress ? at : file}${sheet && !sheet.isAlone ? `, aba ${sheet.name}` : ''}`
}

export const guessedSheet = (name: string) =>
  `Nenhuma aba se chama “loja”: a loja vende a aba “${name}”. Chame de “loja” a dos produtos.`

export function reportLines(report: FileReport): readonly string[] {
  const { sheet, fault, rows, productCount } = report
  const place = sheetPlace(report)
  const leftOut = rows.filter(isLeftOut)
  const notes = rows.filter((row) => !isLeftOut(row))
  return [
    ...(fault ? [`Planilha ${place}: ${fileSentence(fault)}`] : []),
    ...(sheet?.isGuessed ? [guessedSheet(sheet.name)] : []),
    `Planilha ${place}: ${plural(productCount, 'produto', 'produtos')} na loja.`,
    ...(leftOut.length === 0
      ? []
      : [`${plural(leftOut.length, 'linha ficou', 'linhas ficaram')} de fora:`, ...leftOut.map(rowSentence)]),
    ...(notes.length === 0 ? [] : [`${plural(notes.length, 'aviso', 'avisos')}:`, ...notes.map(rowSentence)]),
  ]
}
