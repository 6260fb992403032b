import { z } from 'zod'
import { type Account, type AccountChange, noDelivery, type Session } from '../domain/account.ts'
import { parseFavouriteCodes, serializeFavouriteCodes } from '../domain/favourites.ts'
import { imageAddress } from '../domain/image.ts'
import {
  type OrderAccountKey,
  type OrderDetails,
  orderDetailsOf,
  orderFieldList,
} from '../domain/order-fields.ts'
import { knownPictures } from '../server/known-pictures.ts'

const text = (length: number) => z.string().trim().max(length).catch('')

const remembered = orderFieldList.flatMap(({ accountKey, ...field }) =>
  accountKey === null ? [] : [{ accountKey, ...field }],
)

const rememberedShape = Object.fromEntries(
  remembered.map((field) => [
    field.accountKey,
    'choices' in field ? z.enum(field.choices).nullable().catch(null) : text(field.maximumLength),
  ]),
) as unknown as Readonly<Record<OrderAccountKey, z.ZodType<string | null>>>

const maximumChoiceLength = 20

/** Maximum characters of our keys and of those the service writes. */
const maximumLengths: Readonly<Record<string, number>> = {
  full_name: 120,
  edited_name: 120,
  avatar_url: 2000,
  ...Object.fromEntries(
    remembered.map((field) => [
      field.accountKey,
      'choices' in field ? maximumChoiceLength : field.maximumLength,
    ]),
  ),
  favourites: 4000,
  deletion_requested_at: 40,
  password_proof: 40,
  sign_up_hash: 43,
  sub: 100,
  email: 320,
  email_verified: 5,
  phone_verified: 5,
}

/** Our part of `user_metadata`. Shoppers can write it, so it grants no rights; Google resets `full_name`. */
const metadataSchema = z.object({
  full_name: text(120),
  edited_name: text(120),
  avatar_url: text(2000),
  favourites: text(4000),
  deletion_requested_at: z.iso.datetime().nullable().catch(null),
  ...rememberedShape,
})

const emptyMetadata = metadataSchema.parse({})

const personSchema = z.object({
  id: z.string().min(1).max(100),
  email: z.string().max(320).catch(''),
  metadata: metadataSchema.catch(emptyMetadata),
})

type Options = { readonly imageHosts: readonly string[] }

export function toSession(person: unknown, { imageHosts }: Options): Session | null {
  const parsed = personSchema.safeParse(person)
  if (!parsed.success) return null
  const { id, email, metadata } = parsed.data
  return {
    user: {
      id,
      email,
      name: metadata.edited_name || metadata.full_name || email.split('@')[0] || email,
      avatarUrl: ownPicture(metadata.avatar_url, imageHosts),
    },
    delivery: deliveryIn(metadata),
  }
}

function deliveryIn(metadata: Readonly<Record<OrderAccountKey, string | null>>): OrderDetails {
  const known = Object.fromEntries(remembered.map(({ name, accountKey }) => [name, metadata[accountKey]]))
  return orderDetailsOf({ ...noDelivery, ...known })
}

/** Serves pictures from allowed hosts through our optimiser; pages load nothing from other sites. */
function ownPicture(address: string, imageHosts: readonly string[]): string | null {
  if (!URL.canParse(address)) return null
  const { protocol, host, search } = new URL(address)
  if (protocol !== 'https:' || search !== '' || !imageHosts.includes(host)) return null
  knownPictures().add([address])
  return imageAddress(address, 160)
}

export function toAccount(
  { createdAt, ...person }: { id: unknown; email: unknown; metadata: unknown; createdAt: string | undefined },
  options: Options,
): Account | null {
  const session = toSession(person, options)
  if (!session) return null
  const metadata = metadataSchema.catch(emptyMetadata).parse(person.metadata)
  return {
    ...session,
    favouriteCodes: parseFavouriteCodes(metadata.favourites),
    createdAt: createdAt ?? null,
    deletionRequestedAt: metadata.deletion_requested_at,
  }
}

/** Null removes a key at the service. */
export function toMetadata({ name, delivery, favouriteCodes }: AccountChange): Record<string, string | null> {
  return {
    ...(name === undefined ? {} : { full_name: name, edited_name: name }),
    ...(delivery === undefined ? {} : deliveryMetadata(delivery)),
    ...(favouriteCodes === undefined ? {} : { favourites: serializeFavouriteCodes(favouriteCodes) || null }),
  }
}

/** Removes keys that are not ours or exceed their length; null removes a key at the service. */
export function excessMetadata(metadata: unknown): Record<string, null> {
  const entries = Object.entries(z.record(z.string(), z.unknown()).catch({}).parse(metadata))
  const isExcess = ([key, value]: [string, unknown]) =>
    typeof value === 'object' || String(value).length > (maximumLengths[key] ?? 0)
  return Object.fromEntries(entries.filter(isExcess).map(([key]) => [key, null]))
}

export function emptiedMetadata(requestedAt: string): Record<string, string | null> {
  return {
    full_name: null,
    edited_name: null,
    favourites: null,
    ...deliveryMetadata(noDelivery),
    deletion_requested_at: requestedAt,
  }
}

function deliveryMetadata(delivery: OrderDetails): Record<string, string | null> {
  return Object.fromEntries(remembered.map(({ name, accountKey }) => [accountKey, delivery[name] || null]))
}
