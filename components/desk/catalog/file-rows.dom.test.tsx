import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { RowFault } from '@/lib/domain/catalog-file'
import { FileRows } from './file-rows'

const rows: readonly RowFault[] = [
  { kind: 'price-zero', line: 18, name: 'Couve', field: 'price', cell: '0,00', other: '' },
  { kind: 'name-missing', line: 19, name: null, field: null, cell: '', other: '' },
]

it('R62 lists every row with its line, what is wrong and what to write', () => {
  render(<FileRows kind="leftOut" rows={rows} />)
  const list = within(screen.getByRole('region', { name: 'Linhas fora da loja (2)' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Linha 18: CouveO preço é zero: “0,00”.Escreva o preço, como 12,90.',
    'Linha 19Falta o nome do produto.Escreva o nome.',
  ])
})

it('shows nothing where there is nothing to say', () => {
  const { container } = render(<FileRows kind="notes" rows={[]} />)
  expect(container.textContent).toBe('')
})
