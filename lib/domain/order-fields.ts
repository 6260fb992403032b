import { substitutions } from './delivery.ts'
import { paymentWays } from './payment.ts'
import { windowKeyPattern } from './window-key.ts'

/** One thing that a shopper says with an order, beside its products. */
type OrderField = (
  | {
      /** Characters of a text. */
      readonly maximumLength: number
      /** What a text looks like that is no mistake of a program; none: any. */
      readonly pattern?: RegExp
    }
  | { readonly choices: readonly string[] }
) & {
  /** Column of the table `orders`. */
  readonly column: string
  /** Under which an account remembers it; null: no account does. */
  readonly accountKey: string | null
  /** What could name a person: erased with the contact, in no log, and in no list of one's orders. */
  readonly isPersonal: boolean
  /** True: it may be missing in messages and in orders. */
  readonly isOptional?: true
  /** Where it stands as its label and what was given, in this order; city and number have places of their own. */
  readonly places: readonly OrderFieldPlace[]
  /** What `npm run orders` calls it in its table, and with underscores in its CSV; null as with `places`. */
  readonly operatorName: string | null
}

/** `message`: what the market is sent, and the page of that order; `receipt`: among one's orders. */
export type OrderFieldPlace = 'desk' | 'paper' | 'message' | 'receipt'

/** Defines the fields of an order; how one is added: docs/architecture.md. */
export const orderFields = {
  city: {
    maximumLength: 120,
    column: 'city',
    accountKey: 'delivery_city',
    isPersonal: true,
    places: [],
    operatorName: null,
  },
  whatsapp: {
    maximumLength: 60,
    column: 'whatsapp',
    accountKey: 'delivery_whatsapp',
    isPersonal: true,
    places: [],
    operatorName: null,
  },
  substitution: {
    choices: substitutions,
    column: 'substitution',
    accountKey: 'delivery_substitution',
    isPersonal: false,
    places: ['paper', 'message', 'receipt'],
    operatorName: 'if missing',
  },
  /** By its name (`DeliveryWindow`). */
  deliveryWindow: {
    maximumLength: 22,
    pattern: windowKeyPattern,
    column: 'delivery_window',
    accountKey: null,
    isPersonal: false,
    isOptional: true,
    places: ['desk', 'paper', 'message', 'receipt'],
    operatorName: 'window',
  },
  payment: {
    choices: paymentWays,
    column: 'payment_way',
    accountKey: null,
    isPersonal: false,
    isOptional: true,
    places: ['desk', 'paper', 'message', 'receipt'],
    operatorName: 'pays with',
  },
  changeFor: {
    maximumLength: 7,
    pattern: /^\d{1,7}$/,
    column: 'change_for',
    accountKey: null,
    isPersonal: false,
    isOptional: true,
    places: ['desk', 'paper', 'message', 'receipt'],
    operatorName: 'change for',
  },
  /** Of the whole order; a line has its own. */
  note: {
    maximumLength: 500,
    column: 'note',
    accountKey: null,
    isPersonal: true,
    isOptional: true,
    places: ['desk', 'paper', 'message'],
    operatorName: 'order note',
  },
} as const satisfies Readonly<Record<string, OrderField>>

type Fields = typeof orderFields
export type OrderFieldName = keyof Fields
type OptionalName = {
  [Name in OrderFieldName]: Fields[Name] extends { readonly isOptional: true } ? Name : never
}[OrderFieldName]
type GivenValue<Name extends OrderFieldName> = Fields[Name] extends {
  readonly choices: readonly (infer Choice)[]
}
  ? Choice | null
  : string

/** What a shopper has given; an empty text or null is not given. */
export type OrderDetails = {
  readonly [Name in Exclude<OrderFieldName, OptionalName>]: GivenValue<Name>
} & { readonly [Name in OptionalName]?: GivenValue<Name> | undefined }

type PersonalName = {
  [Name in OrderFieldName]: Fields[Name]['isPersonal'] extends true ? Name : never
}[OrderFieldName]

/** What names no person. */
export type ImpersonalDetails = Omit<OrderDetails, PersonalName>

/** The names of texts, and of choices. */
export type OrderTextName = {
  [Name in OrderFieldName]: Fields[Name] extends { readonly maximumLength: number } ? Name : never
}[OrderFieldName]
export type OrderChoiceName = Exclude<OrderFieldName, OrderTextName>

export type OrderColumn = Fields[OrderFieldName]['column']

export type OrderAccountKey = NonNullable<Fields[OrderFieldName]['accountKey']>

export type NamedOrderField = OrderField & {
  readonly name: OrderFieldName
  readonly column: OrderColumn
  readonly accountKey: OrderAccountKey | null
}

export const orderFieldList = Object.entries(orderFields).map(
  ([name, field]): NamedOrderField => ({ name: name as OrderFieldName, ...field }),
)

/** Something for each field, by its name; none where it is undefined. */
export function mapOrderFields<T>(
  make: (field: NamedOrderField) => T | undefined,
): Readonly<Record<OrderFieldName, T>> {
  const entries = orderFieldList.map((field) => [field.name, make(field)] as const)
  return Object.fromEntries(entries.filter(([, made]) => made !== undefined)) as Record<OrderFieldName, T>
}

/** Details made field by field; optional ones that are not given are left out. */
export function makeOrderDetails(make: (field: NamedOrderField) => string | null | undefined): OrderDetails {
  const details = mapOrderFields((field) => {
    const value = make(field)
    return field.isOptional && !value ? undefined : value
  })
  return details as OrderDetails
}

export const impersonalDetailsOf = (given: ImpersonalDetails): ImpersonalDetails =>
  makeOrderDetails(({ name, isPersonal }) =>
    isPersonal ? undefined : given[name as keyof ImpersonalDetails],
  )

export const orderDetailsOf = (given: OrderDetails): OrderDetails =>
  makeOrderDetails(({ name }) => given[name])
