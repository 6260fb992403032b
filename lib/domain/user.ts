/** A shopper who is signed in. */
export type User = {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly avatarUrl: string | null
}
