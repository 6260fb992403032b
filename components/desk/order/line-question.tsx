import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import type { UnsentPick } from '@/lib/desk/browser/unsent-picks'
import { deskOrderCopy as copy } from '@/lib/desk/copy/order'
import { pickText } from '@/lib/desk/copy/pick-text'
import { useDeskUser } from '../sign-in/session'
import { unsentPicks } from './picks'
import type { ShownLine } from './shown-order'

type Props = {
  readonly line: ShownLine
  readonly unsent: UnsentPick
  readonly isPickable: boolean
}

/** Unsaved tick that conflicts, was refused, or belongs to another user. */
export function LineQuestion({ line: { pick, quantity }, unsent, isPickable }: Props) {
  const user = useDeskUser()
  const mine = pickText(unsent.pick, quantity)
  const send = (seen: string | null) => void unsentPicks.insist(unsent, seen)
  if (!isPickable) {
    return <Question text={copy.closed(mine)} first={<Drop unsent={unsent} label={copy.drop} />} />
  }
  if (unsent.problem === 'refused') {
    return (
      <Question
        text={copy.refused(mine)}
        first={<Send label={copy.sendAgain} onSend={() => send(unsent.pick.seen)} />}
        other={<Drop unsent={unsent} label={copy.drop} />}
      />
    )
  }
  if (unsent.problem === 'conflict' && pick !== null) {
    return (
      <Question
        text={copy.question(pick.by, pickText(pick, quantity), mine)}
        first={<Drop unsent={unsent} label={copy.keepTheirs(pick.by)} />}
        other={<Send label={copy.sendMine} onSend={() => send(pick.at)} />}
      />
    )
  }
  return (
    <Question
      text={copy.leftUnsent(unsent.by, mine)}
      first={<Send label={copy.sendAs(user)} onSend={() => send(unsent.pick.seen)} />}
      other={<Drop unsent={unsent} label={copy.drop} />}
    />
  )
}

type QuestionProps = { readonly text: string; readonly first: ReactNode; readonly other?: ReactNode }

function Question({ text, first, other }: QuestionProps) {
  return (
    <div className="pick-question" role="alert">
      <p>{text}</p>
      <div className="flex flex-wrap gap-2">
        {first}
        {other}
      </div>
    </div>
  )
}

function Drop({ unsent, label }: { readonly unsent: UnsentPick; readonly label: string }) {
  return (
    <Button variant="outline" size="sm" onClick={() => unsentPicks.remove(unsent)}>
      {label}
    </Button>
  )
}

function Send({ label, onSend }: { readonly label: string; readonly onSend: () => void }) {
  return (
    <Button size="sm" onClick={onSend}>
      {label}
    </Button>
  )
}
