import { whatsappOrderCopy as copy } from '@/lib/copy/whatsapp-order'
import type { MessageOrder } from '@/lib/domain/message-order'

type Props = { readonly order: Pick<MessageOrder, 'lines' | 'totals' | 'delivery'> }

/** What is ordered, line by line, what it comes to and where it goes. */
export function OrderSheet({ order: { lines, totals, delivery } }: Props) {
  return (
    <div className="order-sheet">
      <table>
        <thead>
          <tr>
            <th scope="col">{copy.item}</th>
            <th scope="col">{copy.amount}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, amount, notes }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order have no other name, and stay in their place
            <tr key={index}>
              <th scope="row">
                {name}
                {notes.map((note) => (
                  <small key={note}>{note}</small>
                ))}
              </th>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {totals.map(({ name, amount }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{amount}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      {delivery.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}
