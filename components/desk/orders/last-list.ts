import { deskPaths } from '@/lib/domain/desk-paths'

let last: string = deskPaths.orders

/** Address of the list of orders as it was last looked at in this page: an order leads back to it. */
export const lastList = () => last

export function rememberList(address: string): void {
  last = address
}
