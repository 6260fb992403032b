import type { FileField, RowFault, RowFaultKind } from '../domain/catalog-file.ts'

/** Splits a text into problem and remedy. */
export function partText(text: string) {
  const [said = '', fix = ''] = text.split('\n')
  return { said, fix }
}

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
  saleFrom: 'o início da oferta',
  saleTo: 'o fim da oferta',
  unit: 'a unidade',
  weight: 'o peso',
  stock: 'o estoque',
  countedOn: 'a contagem',
  picture: 'a foto',
  forSale: 'a situação',
  family: 'o código pai',
  rowId: 'o ID',
}
const theColumn = (field: FileField | null) => (field === null ? 'a célula' : columns[field])
export const columnOf = (field: FileField | null) => theColumn(field).slice(2)

const rowTexts: Readonly<Record<RowFaultKind, (fault: RowFault) => string>> = {
  'extra-cells': ({ cell }) =>
    `Há mais células do que colunas: sobra “${cell}”.\nSe um preço se partiu na vírgula, escreva-o entre aspas ("4,99"). Se é uma anotação, dê um nome à coluna.`,
  'split-price': ({ cell, field, other }) =>
    `O ${columnOf(field)} pode ter se partido na vírgula: “${cell}”.\n${other === 'address' ? 'Selecione a coluna e escolha Formatar, Número, Moeda, para aparecer 40,00. O Google publica em uns cinco minutos.' : 'Escreva o preço com centavos e entre aspas ("4,99"), ou salve o CSV separado por ponto e vírgula.'}`,
  'title-row': ({ cell }) =>
    `Só está escrito “${cell}”.\nSe for um produto, escreva nome e preço. Se for um título, pode ficar assim.`,
  'total-row': () =>
    'É uma linha de total, não um produto.\nSe for um produto, mude o nome. Senão, pode ficar assim.',
  'sheet-error': ({ field, cell }) =>
    `A célula de ${columnOf(field)} mostra um erro da planilha: “${cell}”.\nCorrija a fórmula, ou escreva o valor.`,
  'too-long': ({ field, other }) =>
    `O texto de ${columnOf(field)} tem mais de ${other} letras.\nEscreva um texto mais curto.`,
  'name-missing': () => 'Falta o nome do produto.\nEscreva o nome.',
  'price-missing': () => 'Falta o preço.\nEscreva o preço, como 12,90.',
  'price-zero': ({ cell }) => `O preço é zero: “${cell}”.\nEscreva o preço, como 12,90.`,
  'price-unclear': ({ field, cell }) =>
    `Não dá para saber quanto é o ${columnOf(field)} “${cell}”.\n${cell.startsWith('=') ? 'A fórmula está sem o resultado: abra a planilha no Excel e salve.' : /^\d+[.,]\d{3,}$/.test(cell) ? 'Escreva só o valor, com duas casas, como 12,90 ou 1234,50. Numa fórmula, formate a coluna como moeda.' : 'Escreva só o valor, como 12,90 ou 1.234,50.'}`,
  'sale-above-price': ({ cell, other }) =>
    `O preço promocional “${cell}” é maior que o preço “${other}”.\nConfira os dois. Sem oferta, deixe a célula vazia.`,
  'unit-conflict': ({ field, cell, other }) =>
    `O preço “${other}” não combina com ${theColumn(field)} “${cell}”.\nEscreva o preço daquilo que o cliente leva, e a unidade e o peso disso.`,
  'weight-unclear': ({ cell }) =>
    `Não dá para saber o peso “${cell}”.\nEscreva o número com a medida, como 500 g, 1,5 kg ou 900 ml.`,
  'stock-unclear': ({ cell }) =>
    `Não dá para saber quantas peças são “${cell}”.\nEscreva um número inteiro, como 12. Se ninguém conta, deixe vazio.`,
  'code-odd': ({ cell }) =>
    `O código “${cell}” não serve.\nUse letras sem acento, números, - e _, até 40, sem espaços.`,
  'code-from-excel': ({ cell }) =>
    `O Excel mudou este código: “${cell}”.\nFormate a coluna como texto e escreva o código de novo.`,
  'date-from-excel': ({ cell, field }) =>
    `O Excel fez uma data do que estava em “${columnOf(field)}”: “${cell}”.\nFormate a coluna como texto e escreva de novo.`,
  'code-twice': ({ cell, other }) =>
    `O código “${cell}” já está na linha ${other}.\nDê outro código. Se são duas opções do mesmo produto, preencha a variação nas duas linhas.`,
  'name-twice': ({ cell, other }) =>
    `O nome “${cell}” já está na linha ${other}.\nApague uma das linhas. Se são duas opções do mesmo produto, preencha a variação nas duas.`,
  'variant-missing': ({ other }) =>
    `É o mesmo produto da linha ${other}, e só uma das duas diz a variação.\nPreencha a variação nas duas linhas, ou dê outro código a uma delas.`,
  'too-many-variants': ({ other }) => `O produto tem mais de ${other} variações.\nDivida-o em dois produtos.`,
  'categories-too-many': ({ other }) =>
    `O produto está em mais de ${other} categorias.\nDeixe as principais.`,
  'pictures-too-many': ({ other }) => `O produto tem mais de ${other} fotos.\nDeixe as principais.`,
  'picture-missing': ({ cell }) =>
    `A foto “${cell}” não está na pasta fotos.\nCopie o arquivo para lá, e escreva o nome dele inteiro, como banana.jpg. Separe várias com |.`,
  'picture-address': ({ cell }) =>
    `A loja não usa o endereço de foto “${cell}”.\nServe um endereço com cadeado no navegador e sem “?”. Senão, salve a foto na pasta fotos e escreva o nome do arquivo.`,
  'picture-host': ({ other }) =>
    `A loja não busca fotos em ${other}.\n${/(?:^|\.)google\.com$/.test(other) ? 'O link do Google Drive mostra uma página, não a foto: salve-a na pasta fotos e escreva o nome do arquivo.' : `Salve a foto na pasta fotos, ou escreva ${other} em IMAGE_HOSTS, nas configurações.`}`,
  'picture-format': ({ cell }) =>
    `A foto “${cell}” está na pasta, mas o formato não é aceito.\n${/\.hei[cf]$/i.test(cell) ? 'Salve como JPG. No iPhone: Ajustes, Câmera, Formatos, “Mais Compatível”.' : 'Salve como JPG ou PNG.'}`,
  'picture-too-large': ({ cell, other }) =>
    `A foto “${cell}” está na pasta, mas é grande demais.\nDiminua o arquivo para menos de ${other} MB.`,
  'picture-too-many-pixels': ({ cell, other }) =>
    `A foto “${cell}” está na pasta, mas tem mais de ${other} megapixels.\nSalve uma cópia menor.`,
  'picture-damaged': ({ cell }) =>
    `A foto “${cell}” está na pasta, mas o arquivo está danificado ou não é uma foto.\nCopie a foto de novo, ou salve-a outra vez como JPG.`,
  'category-list': ({ cell }) =>
    `“${cell}” é uma categoria só.\nSe são duas, escreva ${cell.split(/\s*[,;]\s*/).join(' | ')}. Se é uma mesmo, pode ficar assim.`,
  'barcode-wrong': ({ cell }) =>
    `O código de barras “${cell}” está incompleto ou tem um número errado.\nCopie os 8, 12, 13 ou 14 números da embalagem, com a coluna formatada como texto. Sem ele, o produto é vendido do mesmo jeito.`,
  'not-for-sale': ({ cell }) =>
    `A planilha diz que não está à venda: “${cell}”.\nPara vender, mude essa célula. Senão, pode ficar assim.`,
  'parent-missing': ({ cell }) =>
    `É uma variação do produto “${cell}”, que não está na planilha.\nPonha também a linha dele, ou escreva aqui o nome inteiro e apague o código pai.`,
  'columns-unread': ({ other }) =>
    `A loja não lê estas colunas: ${other}.\nSe uma delas muda o que se vende ou o preço, dê-lhe um nome que a loja conhece. Senão, pode ficar assim.`,
  'word-unread': ({ cell, other }) =>
    `A coluna “${other}” não foi lida onde diz “${cell}”: está à venda.\nEscreva sim ou não.`,
  'offer-unclear': ({ cell }) =>
    `Não dá para saber quando vale a oferta: “${cell}”. Vale o preço sem ela.\nEscreva o dia inteiro, como 31/12/2026 ou 31/12/2026 18:00, com o fim depois do início.`,
}

export const rowText = (fault: RowFault) => partText(rowTexts[fault.kind](fault))
