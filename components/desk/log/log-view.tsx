import { useInfiniteQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { EmptyShelf } from '@/components/shop/empty-shelf'
import { Button, buttonVariants } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { LabelText } from '@/components/ui/label'
import { NativeSelect } from '@/components/ui/native-select'
import { deskActions } from '@/lib/desk/api/choices'
import type { DeskLogEntry, DeskLogPage } from '@/lib/desk/api/log'
import { readDesk } from '@/lib/desk/browser/call-desk'
import { deskLogCopy as copy, logDetail } from '@/lib/desk/copy/log'
import { dayAndTime } from '@/lib/desk/copy/times'
import { deskPaths } from '@/lib/domain/desk-paths'
import { useDeskTitle } from '../frame/live'
import { OrderCode } from '../frame/order-marks'
import { CallFailure, LoadingView } from '../frame/view-states'

/** `mercado abriu o contato do pedido B531-849E-A7EB`, with time and place. */
function LogEntry({ entry }: { readonly entry: DeskLogEntry }) {
  const { at, user, code, requestId, client } = entry
  const detail = logDetail(entry)
  return (
    <li className="log-entry">
      <p>
        <b>{user ?? copy.noUser}</b> {copy.actions[entry.action]}{' '}
        {code && (
          <Link href={deskPaths.order(code)} className="log-code">
            <OrderCode code={code} />
          </Link>
        )}
        {detail && <span> ({detail})</span>}
      </p>
      <p className="log-when">
        <time dateTime={at}>{dayAndTime(at)}</time>{' '}
        {client ? copy.from(client) : requestId === null && copy.byCommand}
      </p>
    </li>
  )
}

type Filter = { readonly action: string; readonly user: string }

export function LogView() {
  useDeskTitle(copy.title)
  const [filter, setFilter] = useState<Filter>({ action: '', user: '' })
  return (
    <>
      <h1>{copy.title}</h1>
      <p className="mt-1 text-muted-foreground">{copy.detail}</p>
      <p>
        <Link href={deskPaths.privacy} className={buttonVariants({ variant: 'link' })}>
          {copy.privacy}
        </Link>
      </p>
      <Filters filter={filter} onFilter={setFilter} />
      <Entries filter={filter} />
    </>
  )
}

type FiltersProps = { readonly filter: Filter; readonly onFilter: (filter: Filter) => void }

function Filters({ filter, onFilter }: FiltersProps) {
  return (
    <div className="desk-fields mt-4">
      <label>
        <LabelText>{copy.action}</LabelText>
        <NativeSelect
          value={filter.action}
          onChange={(event) => onFilter({ ...filter, action: event.target.value })}
        >
          <option value="">{copy.everything}</option>
          {deskActions.map((action) => (
            <option key={action} value={action}>
              {copy.actions[action]}
            </option>
          ))}
        </NativeSelect>
      </label>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const user = new FormData(event.currentTarget).get('user')
          onFilter({ ...filter, user: String(user ?? '').trim() })
        }}
      >
        <label>
          <LabelText>{copy.user}</LabelText>
          <Input
            name="user"
            autoCapitalize="none"
            autoComplete="off"
            enterKeyHint="search"
            onBlur={(event) => onFilter({ ...filter, user: event.target.value.trim() })}
          />
        </label>
      </form>
    </div>
  )
}

function Entries({ filter: { action, user } }: { readonly filter: Filter }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['desk', 'log', action, user],
    queryFn: ({ signal, pageParam }) => {
      const query = new URLSearchParams({
        ...(action && { action }),
        ...(user && { user }),
        ...(pageParam !== null && { before: String(pageParam) }),
      })
      return readDesk<DeskLogPage>(`/api/desk/log?${query}`, signal)
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  })
  if (!data) return error ? <CallFailure error={error} onRetry={refetch} /> : <LoadingView />
  const entries = data.pages.flatMap((page) => page.entries)
  if (entries.length === 0) return <EmptyShelf Icon={SearchX} {...copy.empty} />
  return (
    <>
      <ul className="log-entries">
        {entries.map((entry) => (
          <LogEntry key={entry.id} entry={entry} />
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="secondary"
          className="mt-4 w-full"
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {isFetchingNextPage ? copy.loadingMore : copy.more}
        </Button>
      )}
    </>
  )
}
