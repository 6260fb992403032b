import { Fragment, type ReactNode, useEffect } from 'react'
import { useStore } from 'zustand'
import { Canopy } from '@/components/shop/canopy'
import { Button } from '@/components/ui/button'
import { deskFrameCopy } from '@/lib/desk/copy/frame'
import { deskSignInCopy } from '@/lib/desk/copy/sign-in'
import { DeskWindow } from '../frame/desk-window'
import { KeptPicks } from './kept-picks'
import { deskSession, findDeskSession } from './session'
import { SignInForm } from './sign-in-form'

type ScreenProps = {
  readonly storeName: string
  readonly title: string
  readonly detail: string
  readonly children: ReactNode
}

function SignInScreen({ storeName, title, detail, children }: ScreenProps) {
  return (
    <div className="desk-door">
      <Canopy>
        <p className="desk-door-name">{storeName}</p>
      </Canopy>
      <main className="desk-door-paper">
        <h1>{title}</h1>
        <p className="mt-1 mb-5 text-muted-foreground">{detail}</p>
        {children}
      </main>
    </div>
  )
}

type Props = { readonly storeName: string; readonly children: ReactNode }

/** Shows the desk to its user; an ended session opens a window above it and loses nothing. */
export function SessionGate({ storeName, children }: Props) {
  const { phase, user } = useStore(deskSession)

  useEffect(() => {
    void findDeskSession()
    const askAgain = () => deskSession.getState().phase === 'unreachable' && void findDeskSession()
    window.addEventListener('online', askAgain)
    return () => window.removeEventListener('online', askAgain)
  }, [])

  if (phase === 'asking') {
    return (
      <p role="status" className="desk-waiting">
        {deskFrameCopy.loading}
      </p>
    )
  }
  if (phase === 'unreachable') {
    const { title, detail } = deskFrameCopy.unreachable
    return (
      <SignInScreen storeName={storeName} title={title} detail={detail}>
        <KeptPicks />
        <Button className="w-full" onClick={() => void findDeskSession()}>
          {deskFrameCopy.retry}
        </Button>
      </SignInScreen>
    )
  }
  if (phase === 'signed-out') {
    const { title, detail } = deskSignInCopy
    return (
      <SignInScreen storeName={storeName} title={title} detail={detail}>
        <SignInForm />
      </SignInScreen>
    )
  }
  return (
    <>
      {/* A new user starts fresh: remounting drops earlier queries. */}
      <Fragment key={user}>{children}</Fragment>
      {phase === 'ended' && (
        <DeskWindow title={deskSignInCopy.ended.title}>
          <p className="mb-4">{deskSignInCopy.ended.detail}</p>
          <SignInForm />
        </DeskWindow>
      )}
    </>
  )
}
