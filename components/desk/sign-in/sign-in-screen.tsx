import type { ReactNode } from 'react'

type Props = {
  readonly storeName: string
  readonly title: string
  readonly detail: string
  readonly children: ReactNode
}

/** The whole page while no one is signed in. */
export function SignInScreen({ storeName, title, detail, children }: Props) {
  return (
    <div className="desk-door">
      <header className="canopy desk-door-canopy">
        <p className="desk-door-name">{storeName}</p>
      </header>
      <main className="desk-door-paper">
        <h1 className="section-title">{title}</h1>
        <p className="mt-1 mb-5 text-muted-foreground">{detail}</p>
        {children}
      </main>
    </div>
  )
}
