import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PanelSheet } from '@/components/layout/panel-sheet'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { usePanel, useToast } from '@/stores/storefront-provider'
import { ToastHost } from './toast-host'

function Page() {
  const { open, show, close } = usePanel((state) => state)
  const say = useToast((state) => state.show)
  return (
    <main>
      <button type="button" onClick={() => say({ title: 'Um', variant: 'default' })}>
        dizer
      </button>
      <button type="button" onClick={() => show('menu')}>
        abrir
      </button>
      <PanelSheet isOpen={open === 'menu'} onClose={close} side="left" title="Menu" description="Links">
        <p>Links</p>
      </PanelSheet>
      <ToastHost />
    </main>
  )
}

const press = (name: string) => act(() => screen.getByText(name).click())
const dismiss = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Dispensar aviso' })

describe('a toast while a drawer is open', () => {
  it('is not hidden from assistive technology, also when it was there before', () => {
    renderInShop(<Page />)
    press('dizer')
    press('abrir')
    expect(screen.getByText('abrir').closest('[aria-hidden="true"]')).not.toBeNull()
    expect(document.querySelector('.toast')?.closest('[aria-hidden="true"]')).toBeNull()
  })

  it('takes the focus with F8 and keeps it, which nothing else outside of the drawer does', () => {
    renderInShop(<Page />)
    press('dizer')
    press('abrir')
    const drawer = screen.getByRole('dialog')
    act(() => void fireEvent.keyDown(document, { key: 'F8', code: 'F8' }))
    act(() => dismiss().focus())
    expect(document.activeElement).toBe(dismiss())
    act(() => screen.getByText('abrir').focus())
    expect(drawer.contains(document.activeElement)).toBe(true)
  })
})
