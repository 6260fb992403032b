import type { WindowLoads } from '../domain/delivery-windows.ts'
import type {
  FulfillmentEvent,
  FulfillmentMove,
  FulfillmentState,
  LinePick,
  ReplacementAnswer,
} from '../domain/fulfillment.ts'
import type {
  Order,
  OrderEvent,
  OrderKey,
  OrderLine,
  OrderShipping,
  OrderState,
  ReturnValues,
} from '../domain/order.ts'
import { type DatabaseFault, faultOf } from '../server/database/fault.ts'

export type NewOrder = Pick<
  Order,
  'key' | 'requestHash' | 'kind' | 'lines' | 'delivery' | 'shipping' | 'requestId' | 'accountId'
>

export type NewOrderEvent = {
  readonly key: OrderKey
  /** States the order may leave. */
  readonly from: readonly OrderState[]
  readonly to: OrderState
  readonly upstreamStatus?: number | null
  readonly correlationId?: string | null
  /** For the operator; never personal data of the shopper. */
  readonly detail?: string | null
  readonly by?: string
  /** Undoes a person's note, only if `confirmationUndoOf` allows it. */
  readonly isUndo?: boolean
  readonly changes?: Partial<Pick<Order, 'paymentUrl' | 'metadataSent' | 'customFieldsSent'>> & {
    readonly lines?: readonly OrderLine[]
    readonly shipping?: OrderShipping
    /** Existing values stay, so that a repeated store call gets the same ones. */
    readonly returnValues?: ReturnValues
  }
}

export type NewFulfillmentEvent = Pick<FulfillmentMove, 'from' | 'to'> & {
  readonly key: OrderKey
  readonly by: string
  readonly isUndo?: boolean
}

export type NewPick = { readonly key: OrderKey } & Omit<LinePick, 'at' | 'answer'> & {
    /** `at` of the tick the picker saw, null for none; prevents overwriting a newer one. */
    readonly seen?: string | null
  }

export type NewReplacementAnswer = {
  readonly key: OrderKey
  readonly line: number
  readonly offer: string
  readonly answer: ReplacementAnswer
}

export type NewPaymentNote = {
  readonly key: OrderKey
  readonly by: string
  readonly isUndo: boolean
  /** Minor units of the order's currency; undefined when a price is unknown. */
  readonly amount?: number | undefined
}

/** Settles a difference, or enters a fee. */
export type NewAmountMark = {
  readonly key: OrderKey
  readonly by: string
  readonly isByMessage: boolean
} & (
  | {
      /** Minor units; of a difference the whole that the person saw. */
      readonly amount: number
    }
  | {
      /** `at` of the mark to undo; an undo may be sent twice. */
      readonly undoes: string
    }
)

/** `waiting` counts orders to pick; `unconfirmed` those without a confirmed payment (`awaitsPayment`). */
export type DeskCounts = Readonly<Record<FulfillmentState | 'attention' | 'unconfirmed', number>>

export type KeptOfErased = {
  /** True keeps the order with its account or device; otherwise it moves to `noAccount`. */
  readonly account?: boolean
}

/** Last erasing by age, or the first start with a limit. */
export type ErasingRound = {
  readonly days: number
  /** ISO 8601. */
  readonly at: string
  /** Consecutive rounds that ended in doubt of the clock. */
  readonly inDoubt: number
}

export type WrittenOrder = {
  readonly order: Order
  readonly isNew: boolean
  readonly isMoved: boolean
}

/** A delivery window (`DeliveryWindow`) and its capacity. */
export type WindowRoom = {
  readonly window: string
  readonly places: number
  /** An unsent order by message frees its place for another one of its number. */
  readonly isByMessage?: boolean
}

export type OrderFilter = {
  readonly keys?: readonly OrderKey[]
  readonly accountId?: string
  readonly states?: readonly OrderState[]
  /** ISO 8601; created at or after. */
  readonly since?: string
  /** ISO 8601; created before. */
  readonly until?: string
  readonly fulfillment?: readonly FulfillmentState[]
  /** First letters of the code (`order-code.ts`), lower case. */
  readonly code?: string
  /** Last four letters of the code, lower case. */
  readonly codeEnd?: string
  /** Last four digits of the WhatsApp number. */
  readonly lastDigits?: string
  /** Part of a product and variant name, without accents and case: `prata 1 kg`. */
  readonly title?: string
  /** Complete delivery zone, else the typed city, without accents and case. */
  readonly city?: string
  readonly window?: string
  /** Orders that need a person (`attentionOf`). */
  readonly needsAttention?: true
  readonly hasContact?: true
  /** Orders with a window before this day (`2026-11-25`), or without one. */
  readonly windowBefore?: string
  readonly hasUnreadNumber?: true
  /** Starts with the oldest order instead of the newest. */
  readonly isOldestFirst?: true
  readonly after?: Pick<Order, 'key' | 'createdAt'>
  readonly limit?: number
}

export type OrderInWindow = Pick<Order, 'state' | 'fulfillment'> & {
  readonly window: string
}

export type OrderCounts = Readonly<Partial<Record<OrderState, number>>>

/** Durable state of every order, shared by processes; all methods throw when the database fails. */
export type OrderJournal = {
  /** Writes an order or returns its key's; `event` moves it in the same commit unless requests differ. */
  create(order: NewOrder, event?: Omit<NewOrderEvent, 'key'>): Promise<WrittenOrder>
  /** Also reserves a place, 60 minutes if unpaid; null, and nothing written, when the window is full. */
  createInWindow(
    order: NewOrder,
    event: Omit<NewOrderEvent, 'key'>,
    room: WindowRoom,
  ): Promise<WrittenOrder | null>
  /** True if the order would find a free place, even if it holds none any more. */
  hasPlace(order: Pick<NewOrder, 'key' | 'delivery'>, room: WindowRoom): Promise<boolean>
  /** Orders by window on this day (`2026-11-25`) and later; omits empty windows. */
  countInWindows(fromDay: string): Promise<WindowLoads>
  /** Moves an order, durably; null when the order is in none of the states to leave. */
  createEvent(event: NewOrderEvent): Promise<Order | null>
  /** Marks an order as `unknown` if its process died while calling the store. */
  findOptional(key: OrderKey): Promise<Order | null>
  list(filter: OrderFilter): Promise<readonly Order[]>
  listEvents(key: OrderKey): Promise<readonly OrderEvent[]>
  /** Moves an order in the market, durably; null unless in the state to leave and in `workableStates`. */
  createFulfillmentEvent(event: NewFulfillmentEvent): Promise<Order | null>
  /** Writes a tick and returns the line's current one; writes nothing once the order left (`mayPick`). */
  savePick(pick: NewPick): Promise<LinePick | null>
  /** Records the shopper's answer once; null, and nothing written, if offer, answer or state changed. */
  saveReplacementAnswer(answer: NewReplacementAnswer): Promise<LinePick | null>
  listPicks(keys: readonly OrderKey[]): Promise<ReadonlyMap<OrderKey, readonly LinePick[]>>
  /** Records or undoes a confirmed payment; false if unchanged, closed, or settled (`settledMark`). */
  createPaymentNote(note: NewPaymentNote): Promise<boolean>
  /** Records or undoes a settled difference; false if it changed or is settled. */
  createDifferenceMark(mark: NewAmountMark): Promise<boolean>
  /** Enters a fee that the market agrees, or undoes it; false if it is known, or undone or paid meanwhile. */
  createFee(fee: NewAmountMark): Promise<boolean>
  listFulfillmentEvents(key: OrderKey): Promise<readonly FulfillmentEvent[]>
  listHistories(
    keys: readonly OrderKey[],
    ...kinds: readonly FulfillmentEvent['kind'][]
  ): Promise<ReadonlyMap<OrderKey, readonly FulfillmentEvent[]>>
  /** Changes with every change of any order in any process; cheap to poll every second. */
  revision(): Promise<string>
  /** Counts workable orders by state, attention and open payment; created since (ISO 8601). */
  countForDesk(since?: string): Promise<DeskCounts>
  /** Open orders with a window, created at or after `since` (ISO 8601). */
  listInWindows(since: string): Promise<readonly OrderInWindow[]>
  /** Packed orders created since (ISO 8601), each with a text that changes with every event. */
  listClosed(since: string): Promise<ReadonlyMap<OrderKey, string>>
  /** Erases personal data for good and returns the orders changed; empty keys clean up the files. */
  eraseContact(keys: readonly OrderKey[], kept?: KeptOfErased): Promise<number>
  findErasingRound(): Promise<ErasingRound | null>
  saveErasingRound(round: ErasingRound): Promise<void>
  close(): Promise<void>
}

export type CountedJournal = OrderJournal & { readonly countByState: () => Promise<OrderCounts> }

/** Seconds before a retry is useful. */
export const journalRetrySeconds = 5

/** Reason the journal threw; null for an error of another origin. */
export const journalFaultOf: (error: unknown) => DatabaseFault | null = faultOf
