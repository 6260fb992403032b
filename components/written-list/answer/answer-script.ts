// Puts the whole list into this device's cart; without this script the form leads to a shared cart.
import { formatMoney } from '@/lib/copy/money'
import type { CartItem } from '@/lib/domain/cart'
import type { VariantId } from '@/lib/domain/identifiers'
import { publicPaths } from '@/lib/domain/public-paths'
import { takenTotal } from '@/lib/domain/taken-lines'
import { answerFields, readOfferValue, takenOffers } from '@/lib/domain/written-list/list-form'
import { createCartStore } from '@/stores/cart-store'
import { createLinePreferencesStore } from '@/stores/line-preferences'
import { mergeList, openListLeftOut } from '@/stores/merge-list'
import { addOrderNote } from '@/stores/stored-delivery'
import { deviceStorage, tabStorage } from '@/stores/stored-value'

/** Format of `list-row.tsx`. */
type Offered = { readonly item: CartItem; readonly note: string | null }

function takenOf(form: HTMLFormElement) {
  const fields = new FormData(form)
  const read = (name: string) => String(fields.get(name) ?? '')
  const lines = takenOffers(read).flatMap(({ row, quantity }) => {
    const chosen = form.querySelector<HTMLInputElement>(`[name="${answerFields.choice(row)}"]:checked`)
    const offered = chosen?.dataset['offer']
    return offered ? [{ ...(JSON.parse(offered) as Offered), quantity }] : []
  })
  return { lines, orderNote: read(answerFields.note).replace(/\s+/g, ' ').trim() }
}

/** Joins notes of lines for one product. */
function notesOf(lines: readonly Offered[]): ReadonlyMap<VariantId, string> {
  const notes = new Map<VariantId, string>()
  for (const { item, note } of lines) {
    if (note) notes.set(item.variantId, [notes.get(item.variantId), note].filter(Boolean).join('; '))
  }
  return notes
}

/** False when empty or storage is blocked: the form then submits. */
function putIntoCart(form: HTMLFormElement): boolean {
  const { lines, orderNote } = takenOf(form)
  if (lines.length === 0) return false
  const cart = createCartStore(deviceStorage).getState
  cart().load()
  const { taken, leftOut } = mergeList(cart, lines)
  openListLeftOut(tabStorage).write(leftOut)
  if (cart().storageFailed) return false
  const preferences = createLinePreferencesStore(deviceStorage).getState()
  preferences.load()
  for (const [variantId, note] of notesOf(lines)) preferences.setNote(variantId, note)
  const isNoteCut = orderNote !== '' && !addOrderNote(deviceStorage, orderNote)
  // Replaces the answer, which going back would resubmit.
  window.location.replace(`${publicPaths.writtenList}?carrinho=${taken}-${Number(isNoteCut)}`)
  return true
}

function showTotal(form: HTMLFormElement): void {
  const place = form.querySelector('[data-total]')
  const total = takenTotal(takenOf(form).lines)
  if (place) place.textContent = total ? formatMoney(total) : ''
}

/** Suggests the new product's amount, unless one was typed. */
function followChoice(form: HTMLFormElement, { name, value }: HTMLInputElement): void {
  const row = Number(/^escolha-(\d+)$/.exec(name)?.[1])
  const amount = form.elements.namedItem(answerFields.amount(row))
  const before = form.elements.namedItem(answerFields.amountBefore(row))
  const offer = readOfferValue(value)
  if (!(amount instanceof HTMLInputElement && before instanceof HTMLInputElement && offer)) return
  if (amount.value !== before.value) return
  amount.value = String(offer.quantity)
  before.value = amount.value
}

const form = document.querySelector<HTMLFormElement>('form[data-list]')
form?.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement && target.type === 'radio') followChoice(form, target)
  showTotal(form)
})
// Enter moves on instead of submitting.
form?.addEventListener('keydown', (event) => {
  const { target, key } = event
  if (key === 'Enter' && target instanceof HTMLInputElement) event.preventDefault()
})
/** Ignores further taps until the next page. */
let isTaken = false
form?.addEventListener('submit', (event) => {
  isTaken ||= putIntoCart(form)
  if (isTaken) event.preventDefault()
})
