import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FirstScripts } from './first-scripts'

const scriptsOf = (keepsOfflineCopies: boolean) => {
  const { container } = render(<FirstScripts whatsapp={null} keepsOfflineCopies={keepsOfflineCopies} />)
  return [...container.querySelectorAll('script')].map(({ innerHTML }) => innerHTML)
}

it('S37 carry what takes copies away where they are switched off alone', () => {
  const [on, off] = [scriptsOf(true), scriptsOf(false)]
  expect(off.slice(0, -1)).toEqual(on)
  expect(off.at(-1)).toContain('unregister')
  expect(on.join()).not.toContain('unregister')
})
