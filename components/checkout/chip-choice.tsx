import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Legend } from '@/components/ui/label'
import { ToggleGroup, ToggleGroupItem } from '@/components/ui/toggle-group'
import type { CheckoutObstacle } from '@/lib/domain/checkout'
import { AskedFor } from './asked-for'

type Choice<Value> = { readonly value: Value; readonly text: string }

type Props<Value> = {
  readonly Icon: LucideIcon
  readonly label: string
  readonly missing: CheckoutObstacle
  readonly choices: readonly Choice<Value>[]
  readonly chosen: Value | null | undefined
  readonly onChoose: (value: Value) => void
  /** Replaces the missing-answer message. */
  readonly children?: ReactNode
}

export function ChipChoice<Value extends string>(props: Props<Value>) {
  const { Icon, label, missing, choices, chosen, onChoose, children } = props
  const name = useId()
  return (
    <ToggleGroup className="mt-[18px]">
      <Legend className="flex items-center gap-[7px]">
        <Icon className="size-[19px] text-muted-foreground" />
        {label}
      </Legend>
      {children ?? <AskedFor missing={missing} isGiven={Boolean(chosen)} />}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {choices.map(({ value, text }) => (
          <ToggleGroupItem
            key={value}
            variant="outline"
            name={name}
            data-missing={missing}
            value={value}
            checked={chosen === value}
            onChange={() => onChoose(value)}
          >
            {text}
          </ToggleGroupItem>
        ))}
      </div>
    </ToggleGroup>
  )
}
