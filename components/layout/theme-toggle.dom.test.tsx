import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fillScript } from '@/lib/browser/fill-script'
import themeScript from '@/lib/browser/first/theme.ts?script'
import type { Theme } from '@/lib/browser/theme'
import { ThemeToggle } from './theme-toggle'

/** The script of the head, in a browser whose system is dark or light. */
function begin({ defaultTheme = 'system', isDark = false }: { defaultTheme?: Theme; isDark?: boolean } = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: isDark, addEventListener: () => undefined }))
  new Function(fillScript(themeScript, { DEFAULT_THEME: defaultTheme }))()
  render(<ThemeToggle />)
  return userEvent.setup()
}

const chosen = () =>
  screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.parentElement?.textContent
const isDarkNow = () => document.documentElement.classList.contains('dark')
const stored = () => window.localStorage.getItem('vite-ui-theme')

afterEach(() => {
  document.documentElement.classList.remove('dark')
})

describe('the choice of a theme', () => {
  it('offers light, dark and as the system says, and begins with the default of the shop', () => {
    begin({ defaultTheme: 'dark' })
    expect(screen.getByRole('group', { name: 'Tema' })).toBeTruthy()
    const names = screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)
    expect(names).toEqual(['Claro', 'Escuro', 'Sistema'])
    expect([chosen(), isDarkNow(), stored()]).toEqual(['Escuro', true, null])
  })

  it('keeps the choice and paints it at once', async () => {
    const user = begin({ isDark: true })
    expect([chosen(), isDarkNow()]).toEqual(['Sistema', true])
    await user.click(screen.getByRole('radio', { name: 'Claro' }))
    expect([chosen(), isDarkNow(), stored()]).toEqual(['Claro', false, 'light'])
    await user.click(screen.getByRole('radio', { name: 'Escuro' }))
    expect([chosen(), isDarkNow(), stored()]).toEqual(['Escuro', true, 'dark'])
    await user.click(screen.getByRole('radio', { name: 'Sistema' }))
    expect([chosen(), isDarkNow(), stored()]).toEqual(['Sistema', true, 'system'])
  })

  it('begins with what an earlier visit has chosen', () => {
    window.localStorage.setItem('vite-ui-theme', 'dark')
    begin()
    expect([chosen(), isDarkNow()]).toEqual(['Escuro', true])
  })
})
