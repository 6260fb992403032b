import { useMutation } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { chooseTheme, type Theme, themes } from '@/lib/browser/theme'
import { deskFrameCopy } from '@/lib/desk/copy/frame'
import { useUnsentPicks } from '../order/picks'
import { signOutOfDesk } from '../sign-in/session'
import { DeskWindow } from './desk-window'
import { Segments } from './segments'

/** Shares the shop's theme key; `theme.js` applies it. */
function ThemeChoice() {
  const [theme, setTheme] = useState<Theme>(() => window.applyTheme())
  const { account: copy } = deskFrameCopy

  function choose(chosen: Theme) {
    chooseTheme(chosen)
    setTheme(chosen)
  }

  return (
    <Segments
      legend={copy.theme}
      values={themes}
      nameOf={(value) => copy.themes[value]}
      chosen={theme}
      onChoose={choose}
    />
  )
}

type Props = { readonly user: string; readonly onClose: () => void }

export function AccountWindow({ user, onClose }: Props) {
  const { account: copy } = deskFrameCopy
  const { mutate, isPending, isError } = useMutation({ mutationFn: signOutOfDesk, onSuccess: onClose })
  const unsent = useUnsentPicks().filter(({ by }) => by === user).length
  return (
    <DeskWindow title={copy.title} onClose={onClose}>
      <p className="mb-4">{copy.signedInAs(user)}</p>
      <ThemeChoice />
      {unsent > 0 && <Alert className="mt-6">{copy.unsent(unsent)}</Alert>}
      <Button variant="secondary" className="mt-6 w-full" disabled={isPending} onClick={() => mutate('here')}>
        <LogOut />
        {copy.signOut}
      </Button>
      <Button
        variant="outline"
        className="mt-2 w-full"
        disabled={isPending}
        onClick={() => mutate('everywhere')}
      >
        {copy.signOutEverywhere}
      </Button>
      <p role="alert" className="mt-2 text-destructive">
        {isError && copy.signOutFailed}
      </p>
    </DeskWindow>
  )
}
