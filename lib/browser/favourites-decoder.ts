import type { Favourite } from '../domain/favourites.ts'
import { productCard } from './card-decoders.ts'
import { type Decoder, listOf, objectOf, otherwise, text } from './decode.ts'
import { productId } from './domain-decoders.ts'

type AccountFavourites = {
  readonly favourites: readonly Favourite[]
  /** Codes of those that the catalogue does not have today. */
  readonly missing: readonly string[]
}

/** The favourites of an account, in an answer of our own server; what is none of its making is left out. */
export const accountFavourites: Decoder<AccountFavourites> = objectOf<AccountFavourites>({
  favourites: otherwise(listOf(objectOf<Favourite>({ productId, card: productCard })), []),
  // A replica of an earlier release names none.
  missing: otherwise(listOf(text), []),
})

/** The favourites in such an answer. */
export const favourites: Decoder<readonly Favourite[]> = (value) => accountFavourites(value)?.favourites
