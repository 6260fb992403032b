import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { variantIdOf } from '@/lib/testing/sample-values'
import { readLinePreferences } from '@/stores/line-preferences'
import { LinePreferences } from './line-preferences'

const banana = { variantId: variantIdOf(1), title: 'Banana Prata' }
const bread = { variantId: variantIdOf(2), title: 'Pão Francês' }

const renderLines = (substitution: 'similar' | null = 'similar') =>
  renderInShop(
    <>
      <LinePreferences line={banana} />
      <LinePreferences line={bread} />
    </>,
    { delivery: { substitution } },
  )
const button = (name: string) => screen.getByRole('button', { name })
const sent = () => readLinePreferences(() => window.localStorage)

describe('the preferences of a line', () => {
  it('wait for the choice for the whole cart, then say it and are shut', () => {
    const { unmount } = renderLines(null)
    expect(screen.queryByRole('button')).toBeNull()
    unmount()
    renderLines()
    expect(button('Se faltar: similar, Banana Prata').getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('offer an exception to the choice for the whole cart, which is what counts at first', async () => {
    const { user } = renderLines()
    await user.click(button('Se faltar: similar, Banana Prata'))
    const group = within(screen.getByRole('group', { name: 'Se faltar este produto' }))
    const checked = () => group.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.checked)
    expect(checked()).toEqual([true, false, false])
    await user.click(group.getByLabelText('Retirar o produto do carrinho'))
    expect(checked()).toEqual([false, false, true])
    expect([sent()(banana.variantId), sent()(bread.variantId)]).toEqual([{ substitution: 'remove' }, {}])
    await user.click(group.getByLabelText('Como no carrinho todo'))
    expect(sent()(banana.variantId)).toEqual({})
  })

  it('take a short note and count its characters', async () => {
    const { user } = renderLines()
    await user.click(button('Se faltar: similar, Banana Prata'))
    const note = screen.getByLabelText<HTMLTextAreaElement>(/^Recado para quem separa/)
    expect(note.maxLength).toBe(140)
    await user.type(note, 'bem madura')
    expect(screen.getByText('10 de 140')).toBeTruthy()
    expect(sent()(banana.variantId)).toEqual({ note: 'bem madura' })
  })
})
