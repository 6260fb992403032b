'use client'

import { type ChangeEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { authCopy } from '@/lib/copy/auth'
import { isPasswordTooLong } from '@/lib/domain/password'
import { cn } from '@/lib/utils'

type Props = {
  readonly label: string
  readonly name: string
  readonly autoComplete: 'current-password' | 'new-password'
}

export function PasswordField({ label, name, autoComplete }: Props) {
  const id = useId()
  const [isShown, setIsShown] = useState(false)
  const [isTooLong, setIsTooLong] = useState(false)
  const isNew = autoComplete === 'new-password'

  function look({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const isOver = isNew && isPasswordTooLong(currentTarget.value)
    // Blocks the submission and shows the reason.
    currentTarget.setCustomValidity(isOver ? authCopy.passwordTooLong : '')
    setIsTooLong(isOver)
  }

  return (
    <div>
      <div className="flex items-center justify-between gap-3">
        <Label htmlFor={id} className="mb-0!">
          {label}
        </Label>
        <Button
          aria-pressed={isShown}
          aria-controls={id}
          variant="link"
          className="text-md text-primary"
          onClick={() => setIsShown((wasShown) => !wasShown)}
        >
          {authCopy.showPassword}
        </Button>
      </div>
      <Input
        id={id}
        required
        name={name}
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={isTooLong || undefined}
        aria-describedby={isNew ? `${id}-rule` : undefined}
        onChange={look}
      />
      {isNew && (
        <p
          id={`${id}-rule`}
          aria-live="polite"
          className={cn('mt-2 text-sm', isTooLong ? 'text-destructive' : 'text-muted-foreground')}
        >
          {isTooLong ? authCopy.passwordTooLong : authCopy.passwordRule}
        </p>
      )}
    </div>
  )
}
