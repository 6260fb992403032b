import { describe, expect, it } from 'vitest'
import { createPanelStore } from './panel-store'
import { createToastStore } from './toast-store'

const toastOf = (title: string) => ({ title, variant: 'default' as const })

describe('toasts', () => {
  it('stand one at a time: a new one takes the place of the last', () => {
    const toasts = createToastStore().getState
    expect(toasts().toast).toBeNull()
    toasts().show(toastOf('a'))
    toasts().show({ ...toastOf('b'), description: 'mais' })
    expect(toasts().toast).toMatchObject({ title: 'b', description: 'mais' })
  })

  it('go when something else says the same', () => {
    const toasts = createToastStore().getState
    toasts().show(toastOf('a'))
    toasts().clear()
    expect(toasts().toast).toBeNull()
  })

  it('are not hit by a late dismissal of an older one', () => {
    const toasts = createToastStore().getState
    toasts().show(toastOf('a'))
    const old = toasts().toast?.id ?? -1
    toasts().show(toastOf('b'))
    toasts().dismiss(old)
    expect(toasts().toast?.title).toBe('b')
    toasts().dismiss(toasts().toast?.id ?? -1)
    toasts().show(toastOf('c'))
    toasts().dismiss(old)
    expect(toasts().toast?.title).toBe('c')
  })
})

describe('drawers', () => {
  it('are never open two at a time', () => {
    const panels = createPanelStore().getState
    expect(panels().open).toBeNull()
    panels().show('menu')
    panels().show('cart')
    expect(panels().open).toBe('cart')
    panels().close()
    expect(panels().open).toBeNull()
  })
})
