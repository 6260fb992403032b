'use client'

import { User as UserIcon } from 'lucide-react'
import { useState } from 'react'
import { language } from '@/lib/copy/language'
import type { User } from '@/lib/domain/account'

/** Takes first and last initials: 'Ana Maria Souza' → 'AS'. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return letters
    .map((word) => (word ? ([...word][0] ?? '') : ''))
    .join('')
    .toLocaleUpperCase(language)
}

export function Avatar({ user }: { readonly user: User | null }) {
  const [isBroken, setIsBroken] = useState(false)
  return (
    <span className="grid size-14 flex-none place-items-center overflow-hidden rounded-full bg-secondary text-secondary-foreground">
      {user?.avatarUrl && !isBroken ? (
        <picture>
          <img
            src={user.avatarUrl}
            alt=""
            width={56}
            height={56}
            className="size-14 object-cover"
            referrerPolicy="no-referrer"
            onError={() => setIsBroken(true)}
            // Our placeholder for a failed picture is larger than any we request.
            onLoad={({ currentTarget }) => setIsBroken(currentTarget.naturalWidth > 160)}
          />
        </picture>
      ) : user ? (
        <span aria-hidden="true" data-initials className="font-extrabold text-lg">
          {initialsOf(user.name)}
        </span>
      ) : (
        <UserIcon className="size-6" />
      )}
    </span>
  )
}
