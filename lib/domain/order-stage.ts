type HandOff<State> = {
  /** Moves by the shop itself, by the shopper, and by people at the desk. */
  readonly shop?: readonly State[]
  readonly shopper?: readonly State[]
  readonly market?: readonly State[]
  /** An `attempt` is no order; what would make one sure may never come while it is `unconfirmed`. */
  readonly counts: 'attempt' | 'unconfirmed' | 'sure' | 'given-up'
  /** Keeps its place in the delivery window; `lapses` after an hour unless the market began. */
  readonly place?: 'held' | 'lapses'
}

type AtMarket<State> = {
  /** Moves by people at the desk, as offered there: the usual one first, none at an end. */
  readonly market: readonly State[]
  /** Stands in the stock of a store that counts pieces by our orders. */
  readonly stock: 'waiting' | 'begun' | 'cancelled'
  /** Lines are marked and answered until the bag is `gone`; sums are final once it is no longer `open`. */
  readonly bag: 'open' | 'packed' | 'gone'
  /** All that was paid goes back. */
  readonly isGivenBack?: true
  /** Message to the shopper that the desk prepares. */
  readonly message?: 'ready' | 'on-the-way'
  /** Rank among a shopper's orders; the nearest comes first. */
  readonly rank: number
}

const handOff = <const Rows extends { readonly [State in keyof Rows]: HandOff<keyof Rows> }>(rows: Rows) =>
  rows
const market = <const Rows extends { readonly [State in keyof Rows]: AtMarket<keyof Rows> }>(rows: Rows) =>
  rows

const outcomes = ['opened', 'refused', 'failed', 'unknown'] as const
const returns = ['arrived', 'payment-cancelled'] as const

/** Lists the states of an order, first of its hand-off, then of the market's work. */
export const orderTable = {
  handOff: handOff({
    recorded: { shop: ['sending'], counts: 'attempt' },
    sending: { shop: outcomes, counts: 'attempt', place: 'held' },
    opened: { shopper: returns, market: ['arrived'], counts: 'unconfirmed', place: 'lapses' },
    /** Shopper returned by /success. */
    arrived: { counts: 'sure', place: 'held' },
    /** Shopper returned by 'Cancelar'. */
    'payment-cancelled': { shopper: ['arrived'], market: ['arrived'], counts: 'given-up' },
    refused: { shop: ['sending'], counts: 'attempt' },
    failed: { shop: ['sending'], counts: 'attempt' },
    /** Store may have opened a payment. */
    unknown: { shop: outcomes, shopper: returns, market: ['arrived'], counts: 'sure', place: 'lapses' },
  }),
  market: market({
    waiting: { market: ['picking', 'cancelled'], stock: 'waiting', bag: 'open', rank: 4 },
    picking: { market: ['ready', 'cancelled'], stock: 'begun', bag: 'open', rank: 3 },
    ready: {
      market: ['on-the-way', 'delivered', 'picking', 'cancelled'],
      stock: 'begun',
      bag: 'packed',
      message: 'ready',
      rank: 2,
    },
    'on-the-way': {
      market: ['delivered', 'ready', 'cancelled'],
      stock: 'begun',
      bag: 'gone',
      message: 'on-the-way',
      rank: 1,
    },
    delivered: { market: [], stock: 'begun', bag: 'gone', rank: 5 },
    cancelled: { market: [], stock: 'cancelled', bag: 'gone', isGivenBack: true, rank: 0 },
  }),
}

type HandOffTable = (typeof orderTable)['handOff']
type HandOffState = keyof HandOffTable
type MarketTable = (typeof orderTable)['market']
type MarketState = keyof MarketTable

export type MoveFrom<From extends MarketState> = MarketTable[From]['market'][number]
export type StepMessage = NonNullable<AtMarket<unknown>['message']>

const handOffRows: Readonly<Record<HandOffState, HandOff<HandOffState>>> = orderTable.handOff
export const marketRows: Readonly<Record<MarketState, AtMarket<MarketState>>> = orderTable.market

const handOffStates = Object.keys(handOffRows) as HandOffState[]

export const statesBefore = (to: HandOffState, by: 'shop' | 'shopper' | 'market'): readonly HandOffState[] =>
  handOffStates.filter((state) => handOffRows[state][by]?.includes(to))

export const statesWithPlace = (place: HandOff<unknown>['place']): readonly HandOffState[] =>
  handOffStates.filter((state) => handOffRows[state].place === place)

type Counted<Kind> = {
  [State in HandOffState]: HandOffTable[State]['counts'] extends Kind ? State : never
}[HandOffState]

export function statesCounted<const Kind extends HandOff<unknown>['counts']>(...kinds: readonly Kind[]) {
  const isCounted = (state: HandOffState): state is Counted<Kind> =>
    kinds.some((kind) => kind === handOffRows[state].counts)
  return handOffStates.filter(isCounted)
}

/** Stages of an order for its shopper, from the hand-off to an end. `empty`: nothing of the closed bag was found. */
export type OrderStage =
  | 'to-send'
  | 'opened'
  | 'sent'
  | 'received'
  | Exclude<MarketState, 'waiting'>
  | 'empty'

export type OrderWay = 'delivery' | 'pickup'

export const toWay = ({ pickup }: { readonly pickup: string | null }): OrderWay =>
  pickup === null ? 'delivery' : 'pickup'

type Standing = {
  readonly state: HandOffState
  readonly fulfillment: MarketState
  readonly lines: readonly { readonly outcome: { readonly state: string } | null }[]
}

type Sending = {
  readonly isByMessage: boolean
  /** Only the shopper knows whether a message was sent. */
  readonly isSent: boolean
}

/** Is true where nothing of a closed bag was found. Earlier something may be; later the market moved it on anyway. */
export const isEmptyBag = ({ fulfillment, lines }: Pick<Standing, 'fulfillment' | 'lines'>) =>
  fulfillment === 'ready' && lines.length > 0 && lines.every(({ outcome }) => outcome?.state === 'missing')

export function findStage(
  { state, fulfillment, lines }: Standing,
  { isByMessage, isSent }: Sending,
): OrderStage {
  if (isEmptyBag({ fulfillment, lines })) return 'empty'
  if (fulfillment !== 'waiting') return fulfillment
  if (!isByMessage) return 'received'
  if (isSent) return 'sent'
  return state === 'arrived' ? 'opened' : 'to-send'
}
