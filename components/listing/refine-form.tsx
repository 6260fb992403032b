import Link from 'next/link'
import { useState } from 'react'
import { Button, buttonVariants } from '@/components/ui/button'
import { listingCopy } from '@/lib/copy/listing'
import {
  isFiltered,
  type ListCounts,
  plainRefinement,
  type Refinement,
  withKind,
} from '@/lib/domain/refinement'
import { bandChoices } from './refine-choices'

const { refine } = listingCopy

type Props = {
  readonly path: string
  readonly draft: Refinement
  readonly counted: ListCounts
  /** Count of the last choice is loading. */
  readonly isCounting: boolean
  readonly choose: (change: Partial<Refinement>) => void
}

export function FilterForm(props: Props) {
  const { draft, counted, choose } = props
  const { counts } = counted
  const bands = bandChoices(counts, draft.band)
  return (
    <form className="refine-form" onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend>{refine.offers}</legend>
        <Choice
          type="checkbox"
          label={refine.onSale}
          isChosen={draft.onSale}
          count={counts.onSale}
          onChoose={() => choose({ onSale: !draft.onSale })}
        />
        <Choice
          type="checkbox"
          label={refine.inStock}
          isChosen={draft.inStock}
          count={counts.inStock}
          onChoose={() => choose({ inStock: !draft.inStock })}
        />
      </fieldset>
      {counts.kinds.length > 0 && (
        <fieldset>
          <legend>{refine.kinds}</legend>
          {counts.kinds.map(({ kind, count }) => {
            const isChosen = draft.kinds.includes(kind)
            return (
              <Choice
                key={kind}
                type="checkbox"
                label={refine.kind[kind]}
                isChosen={isChosen}
                count={count}
                onChoose={() => choose({ kinds: withKind(draft.kinds, kind, !isChosen) })}
              />
            )
          })}
        </fieldset>
      )}
      {bands.length > 0 && (
        <fieldset>
          <legend>{refine.price}</legend>
          <Choice
            type="radio"
            name="preco"
            label={refine.anyPrice}
            isChosen={draft.band === null}
            onChoose={() => choose({ band: null })}
          />
          {bands.map(({ band, label, count }) => (
            <Choice
              key={band}
              type="radio"
              name="preco"
              label={label}
              isChosen={draft.band === band}
              count={count}
              onChoose={() => choose({ band })}
            />
          ))}
        </fieldset>
      )}
      <Foot {...props}>
        {isFiltered(draft) && (
          <Button
            variant="link"
            onClick={({ currentTarget }) => {
              // The button goes; keeps the focus in the form.
              currentTarget.form?.querySelector<HTMLElement>('input:enabled')?.focus()
              choose({ ...plainRefinement, sort: draft.sort })
            }}
          >
            {refine.clear}
          </Button>
        )}
      </Foot>
    </form>
  )
}

type ChoiceProps = {
  readonly type: 'checkbox' | 'radio'
  readonly name?: string
  readonly label: string
  readonly isChosen: boolean
  readonly count?: number
  readonly onChoose: () => void
}

/** Disables choices with no result, except the focused one. */
function Choice({ type, name, label, isChosen, count, onChoose }: ChoiceProps) {
  const [wasChosen, setWasChosen] = useState(isChosen)
  return (
    <label className="refine-choice">
      <input
        type={type}
        name={name}
        checked={isChosen}
        disabled={count === 0 && !isChosen && !wasChosen}
        onChange={() => {
          setWasChosen(true)
          onChoose()
        }}
      />
      {label}
      {count !== undefined && <span className="ml-auto text-muted-foreground">{count}</span>}
    </label>
  )
}

type FootProps = Pick<Props, 'path' | 'counted' | 'isCounting'> & { readonly children?: React.ReactNode }

/** Announces the count after each choice. */
function Foot({ path, counted, isCounting, children }: FootProps) {
  const { productCount } = counted
  return (
    <div className="refine-foot">
      {children}
      <Link
        href={path}
        rel="nofollow"
        prefetch={false}
        className={buttonVariants({ size: 'lg' })}
        aria-busy={isCounting}
      >
        {refine.see(productCount)}
      </Link>
      <p role="status" className="sr-only">
        {isCounting ? '' : listingCopy.productCount(productCount)}
      </p>
    </div>
  )
}
