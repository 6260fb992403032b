import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { writtenListCopy } from '@/lib/copy/written-list'
import type { DeskWrittenList } from '@/lib/desk/api/catalog'
import { deskListCopy as copy } from '@/lib/desk/copy/written-list'
import { listOffers } from '@/lib/domain/written-list/found-list'
import { answerOf, firstChoice, type LineChoice } from './chosen-lines'
import { ListAnswer } from './list-answer'
import { ListRow } from './list-row'

export function FoundList({ list }: { readonly list: DeskWrittenList }) {
  const { lines, unread } = list
  const [choices, setChoices] = useState<readonly LineChoice[]>(() => lines.map(firstChoice))
  if (lines.length === 0) return <p role="status">{writtenListCopy.answer.empty}</p>
  const found = lines.filter(({ choice, isDone }) => choice ?? isDone).length
  return (
    <div className="desk-list">
      <section aria-label={copy.found(found, lines.length)}>
        <p role="status" className="my-3 font-bold">
          {copy.found(found, lines.length)}
        </p>
        {lines.some((line) => listOffers(line).some(({ note }) => note !== null)) && (
          <p className="mb-3 text-muted-foreground">{copy.notes}</p>
        )}
        <ul className="grid gap-2">
          {lines.map((line, index) => (
            <ListRow
              // biome-ignore lint/suspicious/noArrayIndexKey: they never move
              key={index}
              line={line}
              choice={choices[index] ?? firstChoice(line)}
              onChoose={(choice) => setChoices(choices.map((old, place) => (place === index ? choice : old)))}
            />
          ))}
        </ul>
        {unread.length > 0 && (
          <Alert className="mt-3">
            <p>{writtenListCopy.answer.unread}</p>
            <ul className="list-disc pl-5 wrap-anywhere">
              {unread.map((text, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: they never move
                <li key={index}>{text}</li>
              ))}
            </ul>
          </Alert>
        )}
      </section>
      <ListAnswer message={answerOf(list, choices)} />
    </div>
  )
}
