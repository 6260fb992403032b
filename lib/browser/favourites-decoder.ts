import type { Favourite } from '../domain/favourites.ts'
import { productCard } from './card-decoders.ts'
import { type Decoder, listOf, objectOf, otherwise } from './decode.ts'
import { productId } from './domain-decoders.ts'

const answer = objectOf({
  favourites: otherwise(listOf(objectOf<Favourite>({ productId, card: productCard })), []),
})

/** The favourites in an answer of our own server; what is none of its making is left out. */
export const favourites: Decoder<readonly Favourite[]> = (value) => answer(value)?.favourites
