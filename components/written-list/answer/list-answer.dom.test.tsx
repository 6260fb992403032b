import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { CartItem } from '@/lib/domain/cart'
import type { FoundLine, ListOffer } from '@/lib/domain/written-list/found-list'
import { cartItemOf, variantIdOf } from '@/lib/testing/sample-values'
import { ListAnswer } from './list-answer'

const plain = { packs: 1, of: null, asked: null, reaches: null, outcome: 'exact' } as const

const offerOf = (number: number, part: Partial<CartItem> = {}, quantity = 1): ListOffer => ({
  item: cartItemOf({ variantId: variantIdOf(number), variantTitle: null, ...part }),
  quantity,
  facts: { ...plain, packs: quantity },
  note: null,
})

const lineOf = (written: string, part: Partial<FoundLine> = {}): FoundLine => ({
  written,
  name: written,
  heading: null,
  choice: null,
  others: [],
  soldOut: null,
  isDone: false,
  ...part,
})

const show = (lines: readonly FoundLine[], unread: readonly string[] = []) =>
  render(<ListAnswer text="a lista" bought={[]} list={{ lines, unread }} />)

describe('the answer to a list', () => {
  it('has a row for each line in its order, under its heading, with what it comes to', () => {
    show([
      lineOf('2 bananas', {
        heading: 'Feira',
        choice: offerOf(1, {}, 2),
        others: [offerOf(2, { title: 'Maçã' })],
      }),
      lineOf('pão', { heading: 'Feira', choice: offerOf(3, { title: 'Pão' }) }),
    ])
    expect(screen.getByText('2 linhas, tudo achado. Confira e troque o que quiser.')).toBeTruthy()
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Feira',
    ])
    const [first, second] = screen.getAllByRole('group', { name: /^Produto para/ })
    const radios = within(first as HTMLElement).getAllByRole<HTMLInputElement>('radio')
    expect(radios.map(({ checked, value }) => [checked, value])).toEqual([
      [true, `2 ${variantIdOf(1)}`],
      [false, `1 ${variantIdOf(2)}`],
      [false, ''],
    ])
    expect(within(second as HTMLElement).getByRole<HTMLInputElement>('spinbutton').value).toBe('1')
    expect(screen.getByRole('status').textContent?.replace('\u00a0', ' ')).toBe('R$ 15,00')
    expect(screen.queryByRole('textbox', { name: 'Observação do pedido' })).toBeNull()
  })

  it('takes nothing for a line that is done, or for which only something near was found, until it is chosen', () => {
    show([
      lineOf('~leite~', { others: [offerOf(1)], isDone: true }),
      lineOf('arroz doce', { others: [offerOf(2)] }),
    ])
    expect(screen.getByText('1 de 2 linhas. Confira e troque o que quiser.')).toBeTruthy()
    expect(screen.getByText(/^Riscado na lista/)).toBeTruthy()
    expect(screen.getByText('Não achamos na loja. O que é parecido:')).toBeTruthy()
    const radios = screen.getAllByRole<HTMLInputElement>('radio')
    expect(radios.map(({ checked, value }) => checked && value)).toEqual([false, '', false, ''])
    expect(screen.getByRole('status').textContent).toBe('')
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Observação do pedido' }).value).toBe(
      'Não achei na loja: arroz doce',
    )
    expect(screen.getByRole('button', { name: 'Adicionar tudo ao carrinho' })).toBeTruthy()
  })

  it('says what is sold out, and offers what is like it where there is something', () => {
    const soldOut = cartItemOf({ title: 'Leite' })
    show([lineOf('leite', { soldOut, choice: offerOf(1) }), lineOf('mais leite', { soldOut })])
    expect(screen.getByText('Leite está esgotado. O que é parecido:')).toBeTruthy()
    expect(screen.getByText('Leite está esgotado.')).toBeTruthy()
    expect(screen.getByRole('link', { name: /Procurar na loja/ }).getAttribute('href')).toBe(
      '/busca/mais%20leite',
    )
  })

  it('takes what was not found along as the note of the order, and says what does not fit', () => {
    const long = `${'coisa '.repeat(30)}longa`
    show([lineOf('sal'), lineOf(long), lineOf(`${long} 2`), lineOf(`${long} 3`)])
    const note = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Observação do pedido' })
    expect(note.value).toBe(`Não achei na loja: sal; ${long}; ${long} 2`)
    expect(note.maxLength).toBe(500)
    expect(screen.getByText(new RegExp(`Não coube na observação: ${long} 3\\.$`))).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Adicionar tudo ao carrinho' })).toBeNull()
  })

  it('says what was not read, and shows the list to be changed', () => {
    show([], ['linha 101'])
    expect(screen.getByText('Não há nenhum produto nesta lista.')).toBeTruthy()
    expect(screen.getByText('linha 101')).toBeTruthy()
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Lista de compras' }).value).toBe(
      'a lista',
    )
  })
})
