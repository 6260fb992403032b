import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { hasNotFoundMark, notFoundMark } from './not-found-mark.ts'

describe('the mark of a page that was not found', () => {
  it('is recognised as React writes it', () => {
    const head = createElement('head', null, createElement('meta', notFoundMark))
    expect(hasNotFoundMark(renderToStaticMarkup(head))).toBe(true)
  })

  it('cannot be forged by a text', () => {
    const text = '<meta name="status" content="404"/>'
    expect(hasNotFoundMark(renderToStaticMarkup(createElement('p', { title: text }, text)))).toBe(false)
  })
})
