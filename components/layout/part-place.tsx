export const partPlaceIds = {
  boughtHere: 'comprado-aqui',
  placedOrder: 'pedido-feito',
  runningOrder: 'pedidos',
  account: 'conta',
  otherProducts: 'outros-produtos',
} as const

/** Reserves the room of a shelf of products, where scripts can bring it. */
export const shelfRoom = 'min-h-108 md:min-h-134 noscript:min-h-0'

type Props = {
  readonly id: string
  readonly className?: string
  readonly hidden?: boolean
  /** Server data for the part. */
  readonly 'data-contact'?: string | undefined
}

/** Target of `PartInPlace`; may be filled before hydration, so React does not compare its content. */
export function PartPlace(props: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing; it marks the content as not React's own
  return <div {...props} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
