import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FirstScripts } from './first-scripts'

function firstScripts({ whatsapp = null as string | null, keepsOfflineCopies = true } = {}) {
  const { container } = render(<FirstScripts {...{ whatsapp, keepsOfflineCopies }} />)
  const scripts = [...container.querySelectorAll('script')].map(({ innerHTML }) => innerHTML)
  return { scripts, withoutScripts: container.querySelector('noscript')?.innerHTML }
}

it('S37 carry what takes copies away where they are switched off alone', () => {
  const [on, off] = [true, false].map((keepsOfflineCopies) => firstScripts({ keepsOfflineCopies }).scripts)
  expect(off?.slice(0, -1)).toEqual(on)
  expect(off?.at(-1)).toContain('unregister')
  expect(on?.join()).not.toContain('unregister')
})

it.each([
  ['+5547999123456', '<a href="https://wa.me/5547999123456">peça pelo WhatsApp</a>', ': '],
  [null, 'atualize o navegador ou use outro aparelho', null],
])('say where to buy where no scripts run, with the number %s', (whatsapp, way, before) => {
  const { scripts, withoutScripts } = firstScripts({ whatsapp })
  const notice = `<p data-slot="notice">Este navegador é antigo demais para comprar aqui: ${way}.</p>`
  expect(scripts.join()).toContain(JSON.stringify(notice).replaceAll('<', '\\u003c'))
  expect(withoutScripts).toBe(
    `<p data-slot="notice">Para comprar aqui, ligue o JavaScript do navegador${before === null ? '' : before + way}.</p>`,
  )
})
