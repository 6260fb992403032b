import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { deskQueries } from '../desk-queries'

/** As `render` of the testing library, with the desk's answers around. */
export const renderAtDesk = (view: ReactNode) =>
  render(view, {
    wrapper: ({ children }) => <QueryClientProvider client={deskQueries}>{children}</QueryClientProvider>,
  })
