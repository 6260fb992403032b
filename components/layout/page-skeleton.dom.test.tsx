import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PageSkeleton } from './page-skeleton'

it.each(['/store', '/product/banana-prata', '/'])('spins while %s is loading', (pathname) => {
  const { container } = render(<PageSkeleton pathname={pathname} />)
  expect(container.querySelectorAll('.spinner')).toHaveLength(1)
  // A screen reader announces the page when it is there.
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
})
