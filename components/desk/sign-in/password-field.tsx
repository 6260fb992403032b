import { Eye, EyeOff } from 'lucide-react'
import { type Ref, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { deskSignInCopy as copy } from '@/lib/desk/copy/sign-in'

type Props = {
  readonly ref: Ref<HTMLInputElement>
  readonly problemId: string | undefined
  readonly label?: string
}

/** Password field with a show button. */
export function PasswordField({ ref, problemId, label = copy.password }: Props) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <div className="relative">
        <Input
          ref={ref}
          id={id}
          name="password"
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          required
          aria-describedby={problemId}
          aria-invalid={problemId !== undefined}
          className="desk-password"
        />
        <Button
          variant="ghost"
          size="icon"
          className="absolute inset-y-0 right-0 my-auto"
          aria-label={isShown ? copy.hide : copy.show}
          onClick={() => setShown(!isShown)}
        >
          <Icon />
        </Button>
      </div>
    </div>
  )
}
