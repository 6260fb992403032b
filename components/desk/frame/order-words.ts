import { createContext, useContext } from 'react'
import { type OrderWords, orderWords } from '@/lib/desk/copy/order-words'

export const OrderWordsContext = createContext<OrderWords>(orderWords.payment)

/** What the desk of this shop calls that by which its orders come. */
export const useOrderWords = () => useContext(OrderWordsContext)
