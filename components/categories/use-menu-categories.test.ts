import { describe, expect, it } from 'vitest'
import { fetchMenuCategories } from './use-menu-categories.ts'

const { signal } = new AbortController()
const ask = (answer: unknown, status = 200) =>
  fetchMenuCategories({ signal, fetch: async () => Response.json(answer, { status }) })

describe('the categories of the menu', () => {
  it('are read as our server says them, and what is none is left out', async () => {
    const velas = { slug: 'velas', title: 'Velas', picture: null }
    expect(await ask({ categories: [{ ...velas, picture: 3 }, { title: 'Aceites' }, velas] })).toEqual({
      categories: [velas, velas],
    })
  })

  it('fail where no usable answer comes', async () => {
    await expect(ask({ title: 'x' }, 503)).rejects.toThrow('503')
    await expect(ask({})).rejects.toThrow('cannot be read')
  })
})
