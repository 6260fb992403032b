import { deskUserSchema, marketUser } from '../../lib/desk/api/sign-in.ts'
import { UsageError } from '../tools/command-line.ts'

export type DeskCommand =
  | { readonly kind: 'add' | 'remove'; readonly user: string }
  /** Null: all users. */
  | { readonly kind: 'end-sessions'; readonly user: string | null }
  | { readonly kind: 'list' | 'hash' | 'help' }

export const help = `People who may sign in at the market's desk, /painel. Also while the shop is running.

  npm run desk:user -- add NAME             a new user, or another password: asks for it twice without showing it
  npm run desk:user -- remove NAME          all that the user has open ends at once
  npm run desk:user -- list
  npm run desk:user -- end-sessions NAME    signs a user out everywhere; every phone is a stranger's then
  npm run desk:user -- end-sessions --all
  npm run desk:user -- hash                 the line for DESK_PASSWORD_HASH, the password of the user "${marketUser}"

"add" and "end-sessions" print a one-time pass: typed in place of the password it opens the desk once within an hour,
however many passwords strangers have tried.

A name has letters without accents, digits, dots, hyphens and underscores. Without a terminal the password is the first
line of standard input. The first user turns the desk on within seconds, the last one who is removed turns it off.
`

export function parseCommand([kind, name, ...others]: readonly string[]): DeskCommand {
  if (others.length > 0) throw new UsageError('That is too much at once. See --help.')
  switch (kind) {
    case 'add':
    case 'remove':
      return { kind, user: ownUserOf(name) }
    case 'end-sessions':
      return { kind, user: name === '--all' ? null : userOf(name) }
    case 'list':
    case 'hash':
      if (name !== undefined) throw new UsageError(`${kind} takes no name. See --help.`)
      return { kind }
    case undefined:
    case 'help':
    case '--help':
      return { kind: 'help' }
    default:
      throw new UsageError(`There is no command ${JSON.stringify(kind)}. See --help.`)
  }
}

function userOf(name: string | undefined): string {
  const user = deskUserSchema.safeParse(name)
  if (user.success) return user.data
  throw new UsageError('Give a name of letters without accents, digits, dots, hyphens and underscores.')
}

function ownUserOf(name: string | undefined): string {
  const user = userOf(name)
  if (user !== marketUser) return user
  throw new UsageError(`"${marketUser}" is the user of DESK_PASSWORD_HASH: change that setting instead.`)
}
