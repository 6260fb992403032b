/** Of the places where `PartInPlace` may put something. */
export const partPlaceIds = {
  boughtHere: 'comprado-aqui',
  placedOrder: 'pedido-feito',
  runningOrder: 'pedidos',
  account: 'conta',
  otherProducts: 'outros-produtos',
} as const

type Props = {
  readonly id: string
  readonly className?: string
  readonly hidden?: boolean
  /** What the server has to say to its part. */
  readonly 'data-contact'?: string | undefined
}

/** Where `PartInPlace` puts its part. It may come before React reads the place: what is in it is not compared. */
export function PartPlace(props: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing; it marks the content as not React's own
  return <div {...props} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
