import * as z from 'zod/mini'
import type { OfferedWindow } from '../domain/delivery-windows.ts'
import type { QuotedLine } from '../domain/quote.ts'
import { windowKeyPattern } from '../domain/window-key.ts'
import { problemKinds } from './problem-kinds.ts'
import { count, countOrNull, listOf, orNull, positive, price, variantId } from './values.ts'

const quotedLine = z.object({
  variantId,
  quantity: count,
  price: orNull(price),
  stock: countOrNull,
  weightGrams: countOrNull,
  changes: listOf(
    z.union([
      z.object({ kind: z.literal('gone') }),
      z.object({ kind: z.literal('short'), available: positive }),
      z.object({ kind: z.literal('price'), from: count, to: count }),
    ]),
  ),
}) satisfies z.ZodMiniType<QuotedLine>

const quotedLines = z.catch(listOf(quotedLine), [])

export const quote = z.object({ lines: quotedLines })
export type QuoteAnswer = z.infer<typeof quote>

const offeredWindow = z.object({
  key: z.string().check(z.regex(windowKeyPattern)),
  text: z.string(),
  isFull: z.exactOptional(z.literal(true)),
}) satisfies z.ZodMiniType<OfferedWindow>

const windows = z.catch(listOf(offeredWindow), [])

export const offeredWindows = z.object({ windows, validMs: count, isClosed: z.catch(z.boolean(), false) })
export type OfferedWindows = z.infer<typeof offeredWindows>

export const opening = z.object({ text: z.string(), validMs: countOrNull })
export type Opening = z.infer<typeof opening>

export const checkoutOpened = z.object({ url: z.string() })
export type CheckoutOpened = z.infer<typeof checkoutOpened>

export const checkoutProblem = z.object({
  kind: z.enum(problemKinds),
  lines: quotedLines,
  windows,
  fee: countOrNull,
})
