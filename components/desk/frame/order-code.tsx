import { codeText } from '@/lib/copy/order'

/** Letters that people call an order by across the counter. */
const calledBy = 4

/** The code of an order: its end large, the rest small. */
export function OrderCode({ code }: { readonly code: string }) {
  const text = codeText(code)
  return (
    <span className="order-code">
      <span className="order-code-start">{text.slice(0, -calledBy)}</span>
      <b className="order-code-end">{text.slice(-calledBy)}</b>
    </span>
  )
}
