import {
  type OrderChoiceName,
  type OrderDetails,
  type OrderFieldName,
  type OrderFieldPlace,
  orderFieldList,
} from '../domain/order-fields.ts'
import { noChange } from '../domain/payment.ts'
import { windowCopy, windowText } from './delivery-window.ts'
import { formatMoney } from './money.ts'

type Given = { readonly [Name in OrderFieldName]?: string | null | undefined }

type Choices<Name extends OrderChoiceName> = Readonly<Record<NonNullable<OrderDetails[Name]>, string>>

type AnyWords = {
  readonly label: string
  readonly say?: (value: string, given: Given) => string
  readonly said?: string
  readonly placeholder?: string
  readonly hint?: string
  readonly choices?: Readonly<Record<string, string>>
  readonly short?: Pick<AnyWords, 'label' | 'choices'>
}

type Words<Name extends OrderFieldName> = AnyWords &
  (Name extends OrderChoiceName
    ? { readonly choices: Choices<Name>; readonly short?: { readonly choices: Choices<Name> } }
    : unknown)

export const orderFieldCopy = {
  city: { label: 'Cidade de entrega', placeholder: 'Sua cidade' },
  street: {
    label: 'Rua',
    said: 'Endereço',
    placeholder: 'Rua ou avenida',
    say: (street, { houseNumber, complement }) =>
      [street, houseNumber, complement].filter(Boolean).join(', '),
  },
  houseNumber: { label: 'Número', placeholder: '123 ou s/n' },
  complement: { label: 'Complemento', placeholder: 'Ex.: ap 302' },
  landmark: { label: 'Referência', placeholder: 'Ex.: perto da praça' },
  recipient: { label: 'Quem recebe', placeholder: 'Nome de quem recebe' },
  whatsapp: {
    label: 'WhatsApp',
    placeholder: '(47) 99999-9999',
    hint: 'Usamos o número só para falar sobre este pedido.',
  },
  substitution: {
    label: 'Se faltar um produto',
    choices: {
      similar: 'Trocar por marca similar, na mesma quantidade',
      remove: 'Retirar o produto do carrinho',
    },
    short: { label: 'Se faltar', choices: { similar: 'trocar por similar', remove: 'retirar' } },
  },
  deliveryWindow: { label: windowCopy.label, say: windowText },
  payment: {
    label: 'Como vai pagar?',
    said: 'Pagamento',
    choices: { pix: 'Pix', cartao: 'Cartão', dinheiro: 'Dinheiro' },
  },
  changeFor: {
    label: 'Troco para quanto?',
    said: 'Troco',
    placeholder: 'Ex.: 100,00',
    say: (amount) =>
      amount === noChange
        ? 'não precisa'
        : `para ${formatMoney({ amount: Number(amount), currency: 'brl' })}`,
  },
  note: { label: 'Observação do pedido', placeholder: 'Ex.: deixar na portaria' },
} satisfies { readonly [Name in OrderFieldName]: Words<Name> }

const wordsOf: Readonly<Record<OrderFieldName, AnyWords>> = orderFieldCopy

/** `Se faltar: retirar`, for each given field of this place. */
export function orderDetailTexts(given: Given, place: OrderFieldPlace): readonly string[] {
  return orderFieldList.flatMap(({ name, places }) => {
    const value = given[name]
    if (!value || !places.includes(place)) return []
    const words: AnyWords = (place === 'paper' && wordsOf[name].short) || wordsOf[name]
    const { label, said = label, choices, say } = words
    return [`${said}: ${choices?.[value] ?? say?.(value, given) ?? value}`]
  })
}

export function inOrderWords<Details extends Given>(given: Details): Details {
  const entries = Object.entries(given).map(([name, value]) => {
    const words: AnyWords | undefined = wordsOf[name as OrderFieldName]
    return [name, (value && (words?.choices?.[value] ?? words?.say?.(value, given))) ?? value]
  })
  return Object.fromEntries(entries)
}
