import { substitutions } from './delivery.ts'
import { paymentWays } from './payment.ts'
import { windowKeyPattern } from './window-key.ts'

type OrderField = (
  | {
      readonly maximumLength: number
      /** Format every intact client sends; omitted allows any text. */
      readonly pattern?: RegExp
    }
  | { readonly choices: readonly string[] }
) & {
  readonly column: string
  readonly accountKey: string | null
  /** Could name a person: erased with the contact, and in no log and no list of orders. */
  readonly isPersonal: boolean
  readonly isOptional?: true
  /** Places with label and value, in this order; city and number are shown separately. */
  readonly places: readonly OrderFieldPlace[]
  /** Column title of `npm run orders`, with underscores in its CSV; null if shown separately. */
  readonly operatorName: string | null
}

/** `contact`: at the desk, logged (trust S45); `message`: to the market, and its page; `receipt`: list of orders. */
export type OrderFieldPlace = 'desk' | 'contact' | 'paper' | 'message' | 'receipt'

const addressField = <Column extends string>(
  column: Column,
  maximumLength: number,
  places: readonly OrderFieldPlace[] = ['contact', 'message'],
) =>
  ({
    maximumLength,
    column,
    accountKey: `delivery_${column}`,
    isPersonal: true,
    isOptional: true,
    places,
    operatorName: column.replace('_', ' '),
  }) as const

/** Defines the fields of an order; adding one: docs/architecture.md. */
export const orderFields = {
  city: {
    maximumLength: 120,
    column: 'city',
    accountKey: 'delivery_city',
    isPersonal: true,
    places: [],
    operatorName: null,
  },
  street: addressField('street', 100),
  // Both stand behind the street.
  houseNumber: addressField('house_number', 20, []),
  complement: addressField('complement', 50, []),
  landmark: addressField('landmark', 50),
  recipient: addressField('recipient', 80),
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

/** Names the fields of the address, which only orders by message ask for, with what browsers call them. */
export const addressFields = [
  ['street', 'address-line1'],
  ['houseNumber', 'off'],
  ['complement', 'address-line2'],
  ['landmark', 'off'],
  ['recipient', 'name'],
] as const satisfies readonly (readonly [OrderFieldName, string])[]
export type AddressFieldName = (typeof addressFields)[number][0]

type OptionalName = {
  [Name in OrderFieldName]: Fields[Name] extends { readonly isOptional: true } ? Name : never
}[OrderFieldName]
type GivenValue<Name extends OrderFieldName> = Fields[Name] extends {
  readonly choices: readonly (infer Choice)[]
}
  ? Choice | null
  : string

export type OrderDetails = {
  readonly [Name in Exclude<OrderFieldName, OptionalName>]: GivenValue<Name>
} & { readonly [Name in OptionalName]?: GivenValue<Name> | undefined }

type PersonalName = {
  [Name in OrderFieldName]: Fields[Name]['isPersonal'] extends true ? Name : never
}[OrderFieldName]

export type ImpersonalDetails = Omit<OrderDetails, PersonalName>

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

export function mapOrderFields<T>(
  make: (field: NamedOrderField) => T | undefined,
): Readonly<Record<OrderFieldName, T>> {
  const entries = orderFieldList.map((field) => [field.name, make(field)] as const)
  return Object.fromEntries(entries.filter(([, made]) => made !== undefined)) as Record<OrderFieldName, T>
}

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

/** Reads stored or received details: cuts what is too long; what cannot be read is empty. */
export function readOrderDetails(value: unknown): OrderDetails {
  const given = Object(value)
  return makeOrderDetails((field) => {
    const text: unknown = given[field.name]
    if ('choices' in field) return field.choices.find((choice) => choice === text) ?? null
    const isText = typeof text === 'string' && (field.pattern?.test(text) ?? true)
    return isText ? text.slice(0, field.maximumLength) : ''
  })
}
