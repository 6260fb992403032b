import { type ComponentPropsWithRef, useId } from 'react'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'

type Props = Pick<
  ComponentPropsWithRef<'input'>,
  'ref' | 'name' | 'type' | 'autoComplete' | 'maxLength' | 'required' | 'defaultValue' | 'aria-describedby'
> & {
  readonly label: string
}

export function TextField({ label, ...input }: Props) {
  const id = useId()
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Input id={id} required {...input} />
    </div>
  )
}
