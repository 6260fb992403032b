import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { deskPrivacyCopy } from '@/lib/desk/copy/privacy'
import { DeskWindow } from '../frame/desk-window'
import { PasswordField } from '../sign-in/password-field'
import { signInProblem } from '../sign-in/session'

type Props = {
  readonly title: string
  readonly detail: string
  readonly confirm: string
  /** Replaces `confirm` while running. */
  readonly confirming: string
  readonly back: string
  /** Throws DeskCallError, which the window shows. */
  readonly act: (password: string) => Promise<void>
  readonly onClose: () => void
}

const copy = deskPrivacyCopy.password

/** Asks for the password again: an unattended desk exports and erases nothing. */
export function PasswordQuestion({ title, detail, confirm, confirming, back, act, onClose }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const problemId = useId()
  const [isMissing, setMissing] = useState(false)
  const { mutate, isPending, error } = useMutation({
    // Removes the password from memory at once.
    gcTime: 0,
    mutationFn: act,
    onSuccess: onClose,
    onError: () => field.current?.select(),
  })
  const problem = isMissing ? copy.missing : error && !isPending ? signInProblem(error) : null

  useEffect(() => field.current?.focus(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    const password = field.current?.value ?? ''
    setMissing(password === '')
    if (password !== '' && !isPending) mutate(password)
  }

  return (
    <DeskWindow title={title} onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <p>{detail}</p>
        <PasswordField ref={field} label={copy.label} problemId={problem ? problemId : undefined} />
        <p id={problemId} role="alert" className={problem ? 'desk-problem' : 'hidden'}>
          {problem}
        </p>
        <div className="grid gap-2">
          <Button type="submit" aria-disabled={isPending}>
            {isPending ? confirming : confirm}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {back}
          </Button>
        </div>
      </form>
    </DeskWindow>
  )
}
