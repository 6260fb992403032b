import type { ReactNode, Ref } from 'react'

type Props = {
  readonly onSend: (read: (field: string) => string) => void
  readonly isOff: boolean
  /** Password managers save the password for it. */
  readonly username?: string
  readonly className?: string
  readonly ref?: Ref<HTMLFormElement>
  readonly children: ReactNode
}

/** Leaves its fields uncontrolled: other fields lose nothing typed, and password managers work. */
export function AccountForm({ onSend, isOff, username, className, ref, children }: Props) {
  return (
    <form
      ref={ref}
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        const data = new FormData(event.currentTarget)
        onSend((field) => String(data.get(field) ?? ''))
      }}
    >
      <fieldset disabled={isOff} className="grid min-w-0 gap-4">
        {username !== undefined && (
          <input hidden type="email" name="username" autoComplete="username" value={username} readOnly />
        )}
        {children}
      </fieldset>
    </form>
  )
}
