import { type ComponentPropsWithRef, useId } from 'react'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'

export function TextField({ label, ...input }: ComponentPropsWithRef<'input'> & { readonly label: string }) {
  const id = useId()
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Input id={id} required {...input} />
    </div>
  )
}
