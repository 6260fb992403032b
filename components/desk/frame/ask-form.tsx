import type { UseMutationResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { Button } from '@/components/ui/button'
import { Label } from '@/components/ui/label'
import { DeskCallError } from '@/lib/desk/browser/call-desk'

const name = 'asked'
type Field = { readonly id: string; readonly name: string; readonly 'aria-describedby': string }

type Props = {
  readonly className: string
  readonly copy: {
    readonly title: string
    readonly detail: string
    readonly search: string
    readonly searching: string
  }
  readonly label: string
  readonly hint?: string
  /** Error of the input, or null. */
  readonly problem?: string | null
  /** Renders the field with the props that tie it to the form. */
  readonly children: (field: Field) => ReactNode
  readonly search: Pick<UseMutationResult, 'error' | 'isPending'>
  readonly onAsk: (text: string) => void
}

export function AskForm({
  className,
  copy,
  label,
  hint,
  problem = null,
  children,
  search: { error, isPending },
  onAsk,
}: Props) {
  const id = useId()
  return (
    <>
      <h1>{copy.title}</h1>
      <p className="mt-1 max-w-[60ch] text-muted-foreground">{copy.detail}</p>
      <form
        className={`mt-4 grid gap-3 ${className}`}
        onSubmit={(event) => {
          event.preventDefault()
          onAsk(String(new FormData(event.currentTarget).get(name) ?? ''))
        }}
      >
        <div>
          <Label htmlFor={id}>{label}</Label>
          {children({ id, name, 'aria-describedby': 'ask-hint ask-problem' })}
        </div>
        {hint && (
          <p id="ask-hint" className="text-muted-foreground text-sm">
            {hint}
          </p>
        )}
        <p id="ask-problem" role="alert" className="text-destructive">
          {problem}
          {error instanceof DeskCallError && error.message}
        </p>
        <Button type="submit" disabled={isPending}>
          {isPending ? copy.searching : copy.search}
        </Button>
      </form>
    </>
  )
}
