import { Alert, AlertTitle } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Label } from '@/components/ui/label'
import { Textarea } from '@/components/ui/textarea'
import { ListForm } from '@/components/written-list/list-form'
import { formatMoney } from '@/lib/copy/money'
import { orderFieldCopy } from '@/lib/copy/order-fields'
import { writtenListCopy } from '@/lib/copy/written-list'
import { orderFields } from '@/lib/domain/order-fields'
import { publicPaths } from '@/lib/domain/public-paths'
import { takenTotal } from '@/lib/domain/taken-lines'
import { type FoundLine, type FoundList, listOffers } from '@/lib/domain/written-list/found-list'
import { answerFields, listFields } from '@/lib/domain/written-list/list-form'
import { ListRow } from './list-row'

const { answer: copy } = writtenListCopy

type Props = {
  /** Original text, for editing. */
  readonly text: string
  readonly bought: readonly string[]
  readonly list: FoundList
}

export function ListAnswer({ text, bought, list: { lines, unread } }: Props) {
  const choices = lines.flatMap(({ choice }) => choice ?? [])
  const missing = lines.filter(({ choice, isDone }) => !choice && !isDone)
  return (
    <div className="mx-auto max-w-180 pt-8 pb-6">
      <h1>{copy.title}</h1>
      <p className="mt-2 text-base text-muted-foreground">
        {lines.length > 0 ? copy.found(lines.length - missing.length, lines.length) : copy.empty}
      </p>
      {unread.length > 0 && <Unread unread={unread} />}
      {lines.length > 0 && (
        <form method="post" action={publicPaths.writtenList} data-list>
          <Lines lines={lines} />
          <OrderNote missing={missing.map(({ written }) => written)} />
          <noscript>
            <Alert className="mt-4">{copy.withoutScripts}</Alert>
          </noscript>
          {lines.some((line) => listOffers(line).length > 0) && (
            <div className="list-bar">
              <p className="leading-[1.2]">
                {copy.total}
                <output className="list-total" data-total>
                  {totalText(choices)}
                </output>
              </p>
              <Button type="submit" size="lg" className="flex-1">
                {copy.add}
              </Button>
            </div>
          )}
        </form>
      )}
      <details className="list-change" open={lines.length === 0}>
        <summary>{copy.change}</summary>
        <ListForm text={text}>
          <input type="hidden" name={listFields.bought} defaultValue={bought.join(' ')} />
        </ListForm>
      </details>
    </div>
  )
}

function totalText(choices: Parameters<typeof takenTotal>[0]): string {
  const total = takenTotal(choices)
  return total ? formatMoney(total) : ''
}

/** Keeps written order and headings. */
function Lines({ lines }: { readonly lines: readonly FoundLine[] }) {
  return (
    <ol aria-label={copy.lines} className="mt-5">
      {lines.map((line, row) => (
        <ListRow
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
          key={row}
          line={line}
          row={row}
          heading={line.heading === lines[row - 1]?.heading ? null : line.heading}
        />
      ))}
    </ol>
  )
}

/** Unmatched lines become the order's note. */
function OrderNote({ missing }: { readonly missing: readonly string[] }) {
  if (missing.length === 0) return null
  const { maximumLength } = orderFields.note
  const fits = (count: number) => copy.orderNote(missing.slice(0, count)).length <= maximumLength
  let count = missing.length
  while (count > 0 && !fits(count)) count -= 1
  const rest = missing.slice(count)
  return (
    <div className="mt-6">
      <Label htmlFor={answerFields.note}>{orderFieldCopy.note.label}</Label>
      <Textarea
        id={answerFields.note}
        name={answerFields.note}
        rows={3}
        maxLength={maximumLength}
        defaultValue={copy.orderNote(missing.slice(0, count))}
        aria-describedby="observacao-dica"
      />
      <p id="observacao-dica" className="mt-1.5 text-sm text-muted-foreground leading-[1.35]">
        {copy.orderNoteHint}
        {rest.length > 0 && ` ${copy.orderNoteRest(rest)}`}
      </p>
    </div>
  )
}

function Unread({ unread }: { readonly unread: readonly string[] }) {
  return (
    <Alert className="mt-4">
      <AlertTitle>{copy.unread}</AlertTitle>
      <ul className="list-unread">
        {unread.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
          <li key={index}>{text}</li>
        ))}
      </ul>
    </Alert>
  )
}
