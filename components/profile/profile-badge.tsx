import { Avatar } from '@/components/accounts/avatar'
import { longDate, profileCopy } from '@/lib/copy/profile'
import type { Account } from '@/lib/domain/account'

/** A badge under a small canopy: picture, name, e-mail, and since when. */
export function ProfileBadge({ account }: { readonly account: Account }) {
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
