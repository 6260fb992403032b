'use client'

import { CloudAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Avatar } from '@/components/accounts/avatar'
import { useAccountState } from '@/components/accounts/session-presence'
import { usePanelButton } from '@/components/layout/panel-buttons'
import { MarketContact } from '@/components/order/market-contact'
import { PastOrders } from '@/components/order/past-orders'
import { EmptyShelf } from '@/components/shop/empty-shelf'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { accountProblemCopy } from '@/lib/copy/account-problems'
import { longDate, profileCopy } from '@/lib/copy/profile'
import type { Account } from '@/lib/domain/account'
import { AccountSections, LeaveButton } from './account-sections'
import { DeviceSections } from './device-sections'
import { FavouriteShelf } from './favourite-shelf'
import { columnClass, columnsClass } from './section'
import { useAccount } from './use-account'

const badgeClass = 'mb-8 flex items-center gap-4'
const nameClass = 'font-extrabold text-xl wrap-anywhere md:text-2xl'
const wideClass = `${columnsClass} lg:grid-cols-[minmax(0,1.25fr)_minmax(340px,1fr)]`

/** Shows the skeleton until the session is known. `contact`: the market's. */
export function ProfileView({ contact }: { readonly contact?: string | undefined }) {
  const [isAlive, setIsAlive] = useState(false)
  useEffect(() => setIsAlive(true), [])
  return <MarketContact value={contact}>{isAlive ? <Profile /> : <ProfileSkeleton />}</MarketContact>
}

function Profile() {
  const state = useAccountState()
  return state === 'visitor' ? <VisitorProfile /> : <SignedInProfile />
}

function SignedInProfile() {
  const { account, failure, isAsking, retry } = useAccount()
  const { unavailable } = profileCopy
  if (failure !== null) {
    const isBlocked = failure === 'account-blocked'
    const { title, detail } = isBlocked ? accountProblemCopy[failure] : unavailable
    return (
      <>
        <EmptyShelf Icon={CloudAlert} title={title} detail={detail}>
          <div className="flex flex-wrap justify-center gap-3">
            <Button aria-busy={isAsking} disabled={isAsking} onClick={retry}>
              {unavailable.retry}
            </Button>
            <LeaveButton />
          </div>
        </EmptyShelf>
        <DeviceSections />
      </>
    )
  }
  if (!account) return <ProfileSkeleton />
  return (
    <>
      <ProfileBadge {...account} />
      <div className={wideClass}>
        <div className={columnClass}>
          <PastOrders owner={account.user.id}>
            <FavouriteShelf userId={account.user.id} />
          </PastOrders>
        </div>
        <div className={columnClass}>
          <AccountSections key={account.user.id} {...account} />
        </div>
      </div>
    </>
  )
}

function VisitorProfile() {
  const signIn = usePanelButton('auth')
  const { visitor } = profileCopy
  return (
    <>
      <Card className="grid grid-cols-[auto_minmax(0,1fr)] gap-4 md:flex md:items-center">
        <Avatar user={null} />
        <div>
          <p className={nameClass}>{visitor.title}</p>
          <p className="mt-1 max-w-[52ch] text-muted-foreground">{visitor.detail}</p>
        </div>
        <Button size="lg" className="max-md:col-span-2 md:ml-auto md:flex-none" {...signIn}>
          {visitor.button}
        </Button>
      </Card>
      <DeviceSections />
    </>
  )
}

function ProfileSkeleton() {
  return (
    <div role="status" aria-label={profileCopy.loading}>
      <Card className={badgeClass}>
        <Skeleton className="size-14 flex-none rounded-full!" />
        <Skeleton className="h-6 w-40" />
      </Card>
      <div className={wideClass}>
        <Skeleton className="h-56" />
        <Skeleton className="h-56" />
      </div>
    </div>
  )
}

type BadgeProps = Pick<Account, 'user' | 'createdAt' | 'deletionRequestedAt'>

function ProfileBadge({ user, createdAt, deletionRequestedAt }: BadgeProps) {
  return (
    <Card className={badgeClass}>
      <Avatar key={user.avatarUrl} user={user} />
      <div className="min-w-0">
        <p className={nameClass}>{user.name}</p>
        <p className="truncate text-muted-foreground">{user.email}</p>
        {createdAt && (
          <p className="text-muted-foreground text-sm">{profileCopy.since(longDate(createdAt))}</p>
        )}
        {deletionRequestedAt && (
          <p className="font-semibold text-sale-text">
            {profileCopy.deletionRequested(longDate(deletionRequestedAt))}
          </p>
        )}
      </div>
    </Card>
  )
}
