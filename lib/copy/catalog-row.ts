import type { FileField, RowFault, RowFaultKind } from '../domain/catalog-file.ts'

/** What is wrong, and what to write or do instead. */
export type FaultText = { readonly said: string; readonly fix: string }

/** With their article. */
const columns: Readonly<Record<FileField, string>> = {
  id: 'o código',
  barcode: 'o código de barras',
  name: 'o nome',
  brand: 'a marca',
  variant: 'a variação',
  description: 'a descrição',
  category: 'a categoria',
  price: 'o preço',
  salePrice: 'o preço promocional',
  unit: 'a unidade',
  weight: 'o peso',
  stock: 'o estoque',
  countedOn: 'a contagem',
  picture: 'a foto',
}
const theColumn = (field: FileField | null) => (field === null ? 'a célula' : columns[field])
export const columnOf = (field: FileField | null) => theColumn(field).slice(2)

const rowTexts: Readonly<Record<RowFaultKind, (fault: RowFault) => FaultText>> = {
  'extra-cells': ({ cell }) => ({
    said: `Há mais células do que colunas: sobra “${cell}”.`,
    fix: 'Se um preço se partiu na vírgula, escreva-o entre aspas ("4,99"). Se é uma anotação, dê um nome à coluna.',
  }),
  'split-price': ({ cell, field, other }) => ({
    said: `O ${columnOf(field)} pode ter se partido na vírgula: “${cell}”.`,
    fix:
      other === 'address'
        ? 'Selecione a coluna e escolha Formatar, Número, Moeda, para aparecer 40,00. O Google publica em uns cinco minutos.'
        : 'Escreva o preço com centavos e entre aspas ("4,99"), ou salve o CSV separado por ponto e vírgula.',
  }),
  'title-row': ({ cell }) => ({
    said: `Só está escrito “${cell}”.`,
    fix: 'Se for um produto, escreva nome e preço. Se for um título, pode ficar assim.',
  }),
  'total-row': () => ({
    said: 'É uma linha de total, não um produto.',
    fix: 'Se for um produto, mude o nome. Senão, pode ficar assim.',
  }),
  'sheet-error': ({ field, cell }) => ({
    said: `A célula de ${columnOf(field)} mostra um erro da planilha: “${cell}”.`,
    fix: 'Corrija a fórmula, ou escreva o valor.',
  }),
  'too-long': ({ field, other }) => ({
    said: `O texto de ${columnOf(field)} tem mais de ${other} letras.`,
    fix: 'Escreva um texto mais curto.',
  }),
  'name-missing': () => ({
    said: 'Falta o nome do produto.',
    fix: 'Escreva o nome.',
  }),
  'price-missing': () => ({
    said: 'Falta o preço.',
    fix: 'Escreva o preço, como 12,90.',
  }),
  'price-zero': ({ field, cell }) =>
    field === 'price'
      ? { said: `O preço é zero: “${cell}”.`, fix: 'Escreva o preço, como 12,90.' }
      : { said: `O preço promocional é zero: “${cell}”.`, fix: 'Deixe a célula vazia quando não há oferta.' },
  'price-unclear': ({ field, cell }) => ({
    said: `Não dá para saber quanto é o ${columnOf(field)} “${cell}”.`,
    fix: cell.startsWith('=')
      ? 'A fórmula está sem o resultado: abra a planilha no Excel e salve.'
      : /^\d+[.,]\d{3,}$/.test(cell)
        ? 'Escreva só o valor, com duas casas, como 12,90 ou 1234,50. Numa fórmula, formate a coluna como moeda.'
        : 'Escreva só o valor, como 12,90 ou 1.234,50.',
  }),
  'sale-above-price': ({ cell, other }) => ({
    said: `O preço promocional “${cell}” é maior que o preço “${other}”.`,
    fix: 'Confira os dois. Sem oferta, deixe a célula vazia.',
  }),
  'unit-conflict': ({ field, cell, other }) => ({
    said: `O preço “${other}” não combina com ${theColumn(field)} “${cell}”.`,
    fix: 'Escreva o preço daquilo que o cliente leva, e a unidade e o peso disso.',
  }),
  'weight-unclear': ({ cell }) => ({
    said: `Não dá para saber o peso “${cell}”.`,
    fix: 'Escreva o número com a medida, como 500 g, 1,5 kg ou 900 ml.',
  }),
  'stock-unclear': ({ cell }) => ({
    said: `Não dá para saber quantas peças são “${cell}”.`,
    fix: 'Escreva um número inteiro, como 12. Se ninguém conta, deixe vazio.',
  }),
  'code-odd': ({ cell }) => ({
    said: `O código “${cell}” não serve.`,
    fix: 'Use letras sem acento, números, - e _, até 40, sem espaços.',
  }),
  'code-from-excel': ({ cell }) => ({
    said: `O Excel mudou este código: “${cell}”.`,
    fix: 'Formate a coluna como texto e escreva o código de novo.',
  }),
  'date-from-excel': ({ cell, field }) => ({
    said: `O Excel fez uma data do que estava em “${columnOf(field)}”: “${cell}”.`,
    fix: 'Formate a coluna como texto e escreva de novo.',
  }),
  'code-twice': ({ cell, other }) => ({
    said: `O código “${cell}” já está na linha ${other}.`,
    fix: 'Dê outro código. Se são duas opções do mesmo produto, preencha a variação nas duas linhas.',
  }),
  'name-twice': ({ cell, other }) => ({
    said: `O nome “${cell}” já está na linha ${other}.`,
    fix: 'Apague uma das linhas. Se são duas opções do mesmo produto, preencha a variação nas duas.',
  }),
  'variant-missing': ({ other }) => ({
    said: `É o mesmo produto da linha ${other}, e só uma das duas diz a variação.`,
    fix: 'Preencha a variação nas duas linhas, ou dê outro código a uma delas.',
  }),
  'too-many-variants': ({ other }) => ({
    said: `O produto tem mais de ${other} variações.`,
    fix: 'Divida-o em dois produtos.',
  }),
  'categories-too-many': ({ other }) => ({
    said: `O produto está em mais de ${other} categorias.`,
    fix: 'Deixe as principais.',
  }),
  'pictures-too-many': ({ other }) => ({
    said: `O produto tem mais de ${other} fotos.`,
    fix: 'Deixe as principais.',
  }),
  'picture-missing': ({ cell }) => ({
    said: `A foto “${cell}” não está na pasta fotos.`,
    fix: 'Copie o arquivo para lá, e escreva o nome dele inteiro, como banana.jpg. Separe várias com |.',
  }),
  'picture-address': ({ cell }) => ({
    said: `A loja não usa o endereço de foto “${cell}”.`,
    fix: 'Serve um endereço com cadeado no navegador e sem “?”. Senão, salve a foto na pasta fotos e escreva o nome do arquivo.',
  }),
  'picture-host': ({ other }) => ({
    said: `A loja não busca fotos em ${other}.`,
    fix: /(?:^|\.)google\.com$/.test(other)
      ? 'O link do Google Drive mostra uma página, não a foto: salve-a na pasta fotos e escreva o nome do arquivo.'
      : `Salve a foto na pasta fotos, ou escreva ${other} em IMAGE_HOSTS, nas configurações.`,
  }),
  'picture-format': ({ cell }) => ({
    said: `A foto “${cell}” está na pasta, mas o formato não é aceito.`,
    fix: /\.hei[cf]$/i.test(cell)
      ? 'Salve como JPG. No iPhone: Ajustes, Câmera, Formatos, “Mais Compatível”.'
      : 'Salve como JPG ou PNG.',
  }),
  'picture-too-large': ({ cell, other }) => ({
    said: `A foto “${cell}” está na pasta, mas é grande demais.`,
    fix: `Diminua o arquivo para menos de ${other} MB.`,
  }),
  'picture-too-many-pixels': ({ cell, other }) => ({
    said: `A foto “${cell}” está na pasta, mas tem mais de ${other} megapixels.`,
    fix: 'Salve uma cópia menor.',
  }),
  'picture-damaged': ({ cell }) => ({
    said: `A foto “${cell}” está na pasta, mas o arquivo está danificado ou não é uma foto.`,
    fix: 'Copie a foto de novo, ou salve-a outra vez como JPG.',
  }),
  'category-list': ({ cell }) => ({
    said: `“${cell}” é uma categoria só.`,
    fix: `Se são duas, escreva ${cell.split(/\s*[,;]\s*/).join(' | ')}. Se é uma mesmo, pode ficar assim.`,
  }),
  'barcode-wrong': ({ cell }) => ({
    said: `O código de barras “${cell}” está incompleto ou tem um número errado.`,
    fix: 'Copie os 8, 12, 13 ou 14 números da embalagem, com a coluna formatada como texto. Sem ele, o produto é vendido do mesmo jeito.',
  }),
}

export function rowText(fault: RowFault): FaultText {
  return rowTexts[fault.kind](fault)
}
