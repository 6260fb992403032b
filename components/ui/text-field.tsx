import { type ComponentPropsWithRef, useId } from 'react'

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
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <input id={id} required className="field" {...input} />
    </div>
  )
}
