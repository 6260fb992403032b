import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { deskSignInCopy as copy } from '@/lib/desk/copy/sign-in'
import { PasswordField } from './password-field'
import { deskSession, signInProblem, signInToDesk } from './session'

/** Keeps the input after a refusal and selects the password. */
export function SignInForm() {
  const known = useStore(deskSession, ({ user }) => user)
  const userField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  const userId = useId()
  const problemId = useId()
  const [isIncomplete, setIncomplete] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: signInToDesk,
    onError: () => passwordField.current?.select(),
  })
  const problem = isIncomplete ? copy.missing : error && !isPending ? signInProblem(error) : null

  useEffect(() => {
    const first = known === '' ? userField : passwordField
    first.current?.focus()
  }, [known])

  function submit(event: FormEvent) {
    event.preventDefault()
    const user = userField.current?.value.trim() ?? ''
    const password = passwordField.current?.value ?? ''
    setIncomplete(user === '' || password === '')
    if (user === '') userField.current?.focus()
    else if (password === '') passwordField.current?.focus()
    else if (!isPending) mutate({ user, password })
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <div>
        <Label htmlFor={userId}>{copy.user}</Label>
        <Input
          ref={userField}
          id={userId}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          required
          defaultValue={known}
        />
      </div>
      <PasswordField ref={passwordField} problemId={problem ? problemId : undefined} />
      <p id={problemId} role="alert" className={problem ? 'desk-problem' : 'hidden'}>
        {problem}
      </p>
      <Button type="submit" size="lg" className="w-full" aria-disabled={isPending}>
        {isPending ? copy.submitting : copy.submit}
      </Button>
    </form>
  )
}
