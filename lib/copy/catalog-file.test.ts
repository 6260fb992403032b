import { describe, expect, it } from 'vitest'
import {
  type FileFault,
  fileFaultKinds,
  type RowFault,
  rowFaultKinds,
  rowNoteKinds,
} from '../domain/catalog-file.ts'
import { fileSentence, reportLines, rowSentence } from './catalog-file.ts'

const row: RowFault = { kind: 'price-zero', line: 18, name: 'Couve', field: 'price', cell: '0,00', other: '' }

const rowKinds = [...rowFaultKinds, ...rowNoteKinds]

describe('the words for a catalogue file', () => {
  it.each(rowKinds)('R62 says of each fault what is wrong and what to do: %s', (kind) => {
    const sentence = rowSentence({ ...row, kind, cell: 'CELL', other: 'OTHER' })
    expect(sentence).toMatch(/^Linha 18, Couve: [^.]+\. .+\.$/)
    expect(sentence).not.toMatch(/undefined|null|\s{2}/)
  })

  it.each(fileFaultKinds)('R67 says of each file what is wrong and what to do: %s', (kind) => {
    const fault: FileFault = { kind, fields: ['price'], cell: '7' }
    expect(fileSentence(fault)).toMatch(/^\p{Lu}.+\. .+\.$/u)
    expect(fileSentence({ kind })).not.toMatch(/undefined|null/)
  })

  it('R62 names line and product, and counts rows and doubts apart', () => {
    const note: RowFault = {
      ...row,
      kind: 'picture-missing',
      line: 4,
      name: null,
      field: 'picture',
      cell: 'a.jpg',
    }
    const report = {
      file: 'loja.csv',
      isAddress: false,
      sheet: null,
      writtenAt: null,
      readAt: null,
      fault: null,
      rows: [note, row],
      productCount: 1,
    }
    expect(reportLines(report)).toEqual([
      'Planilha loja.csv: 1 produto na loja.',
      '1 linha ficou de fora:',
      'Linha 18, Couve: O preço é zero: “0,00”. Escreva o preço, como 12,90.',
      '1 aviso:',
      'Linha 4: A foto “a.jpg” não está na pasta fotos. Copie o arquivo para lá, e escreva o nome dele inteiro, como banana.jpg. Separe várias com |.',
    ])
    const guessed = { name: 'custos', isNamed: false, isAlone: false, isGuessed: true }
    expect(reportLines({ ...report, rows: [], file: 'loja.xlsx', sheet: guessed })).toEqual([
      'Nenhuma aba se chama “loja”: a loja vende a aba “custos”. Chame de “loja” a dos produtos.',
      'Planilha loja.xlsx, aba custos: 1 produto na loja.',
    ])
    const google = { ...report, rows: [], isAddress: true, file: 'docs.google.com' }
    expect(reportLines(google)).toEqual(['Planilha do Google Planilhas: 1 produto na loja.'])
    expect(reportLines({ ...report, rows: [], fault: { kind: 'empty' } })[0]).toBe(
      'Planilha loja.csv: A planilha está vazia. Escreva os nomes das colunas e, abaixo, um produto por linha.',
    )
  })
})
