import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { variantIdOf } from '@/lib/testing/sample-values'
import { readLinePreferences } from '@/stores/line-preferences'
import { LinePreferences, PreferencesProvider } from './line-preferences'

const banana = { variantId: variantIdOf(1), title: 'Banana Prata' }
const bread = { variantId: variantIdOf(2), title: 'Pão Francês' }

const renderLines = (stored: Parameters<typeof renderInShop>[1] = {}) =>
  renderInShop(
    <PreferencesProvider>
      <LinePreferences line={banana} />
      <LinePreferences line={bread} />
    </PreferencesProvider>,
    stored,
  )
const button = (name: string) => screen.getByRole('button', { name })
const sent = () => readLinePreferences(() => window.localStorage)

describe('the preferences of a line', () => {
  it('are shut at first, and say what was chosen for the whole cart', () => {
    const { unmount } = renderLines()
    expect(button('Se faltar, Banana Prata').getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByRole('radio')).toBeNull()
    unmount()
    renderLines({ delivery: { substitution: 'similar' } })
    expect(button('Se faltar: similar, Banana Prata')).toBeTruthy()
  })

  it('offer an exception to the choice for the whole cart, which is what counts at first', async () => {
    const { user } = renderLines()
    await user.click(button('Se faltar, Banana Prata'))
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
    await user.click(button('Se faltar, Banana Prata'))
    const note = screen.getByLabelText<HTMLTextAreaElement>(/^Recado para quem separa/)
    expect(note.maxLength).toBe(140)
    await user.type(note, 'bem madura')
    expect(screen.getByText('10 de 140')).toBeTruthy()
    expect(sent()(banana.variantId)).toEqual({ note: 'bem madura' })
  })
})
