import { createContext, useContext } from 'react'
import { type OrderWords, orderWords } from '@/lib/desk/copy/order-words'

export const OrderWordsContext = createContext<OrderWords>(orderWords.payment)

export const useOrderWords = () => useContext(OrderWordsContext)
