'use client'

import { CloudAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Avatar } from '@/components/accounts/avatar'
import { useAccountState } from '@/components/accounts/session-presence'
import { Button } from '@/components/ui/button'
import { EmptyShelf } from '@/components/ui/empty-shelf'
import { Skeleton } from '@/components/ui/skeleton'
import { accountProblemCopy } from '@/lib/copy/account-problems'
import { longDate, profileCopy } from '@/lib/copy/profile'
import type { Account } from '@/lib/domain/account'
import { usePanel } from '@/stores/storefront-provider'
import { AccountSections, LeaveButton } from './account-sections'
import { DeviceSections } from './device-sections'
import { FavouriteShelf } from './favourite-shelf'
import { MarketContact } from './market-contact'
import { PastOrders } from './past-orders'
import { useAccount } from './use-account'

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
  const { account, failure, isAsking, retry, replace } = useAccount()
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
      <ProfileBadge account={account} />
      <div className="profile-columns">
        <div className="profile-column">
          <PastOrders owner={account.user.id}>
            <FavouriteShelf userId={account.user.id} />
          </PastOrders>
        </div>
        <div className="profile-column">
          <AccountSections key={account.user.id} account={account} onChange={replace} />
        </div>
      </div>
    </>
  )
}

function VisitorProfile() {
  const show = usePanel((state) => state.show)
  const { visitor } = profileCopy
  return (
    <>
      <div className="profile-badge profile-invitation">
        <Avatar user={null} />
        <div className="min-w-0">
          <p className="profile-badge-name">{visitor.title}</p>
          <p className="profile-invitation-detail text-muted-foreground">{visitor.detail}</p>
        </div>
        <Button size="lg" aria-haspopup="dialog" onClick={() => show('auth')}>
          {visitor.button}
        </Button>
      </div>
      <DeviceSections />
    </>
  )
}

function ProfileSkeleton() {
  return (
    <div role="status" aria-label={profileCopy.loading}>
      <div className="profile-badge">
        <Skeleton className="size-14 flex-none rounded-full!" />
        <Skeleton className="h-6 w-40" />
      </div>
      <div className="profile-columns">
        <Skeleton className="h-56" />
        <Skeleton className="h-56" />
      </div>
    </div>
  )
}

function ProfileBadge({ account }: { readonly account: Account }) {
  const { user, createdAt, deletionRequestedAt } = account
  return (
    <div className="profile-badge">
      <Avatar key={user.avatarUrl} user={user} />
      <div className="min-w-0">
        <p className="profile-badge-name">{user.name}</p>
        <p className="truncate text-muted-foreground">{user.email}</p>
        {createdAt && <p className="profile-hint">{profileCopy.since(longDate(createdAt))}</p>}
        {deletionRequestedAt && (
          <p className="font-semibold text-sale-text">
            {profileCopy.deletionRequested(longDate(deletionRequestedAt))}
          </p>
        )}
      </div>
    </div>
  )
}
