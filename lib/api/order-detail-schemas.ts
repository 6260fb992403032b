import { z } from 'zod'
import { mapOrderFields, type OrderDetails } from '../domain/order-fields.ts'

type Shape = {
  readonly [Name in keyof OrderDetails]-?: undefined extends OrderDetails[Name]
    ? z.ZodOptional<Schema<Exclude<OrderDetails[Name], undefined>>>
    : Schema<OrderDetails[Name]>
}
type Schema<Value> = z.ZodType<Value, Value>

/** What a shopper may say with an order, as messages have it; `textOf` reads a text of at most so many characters. */
export function orderDetailSchemas(textOf: (maximumLength: number) => z.ZodType<string>): Shape {
  const shape = mapOrderFields<z.ZodType>((field) => {
    const value = 'choices' in field ? z.enum(field.choices).nullable() : textOf(field.maximumLength)
    if ('pattern' in field && field.pattern) return z.string().regex(field.pattern).optional()
    return field.isOptional ? value.optional() : value
  })
  return shape as Shape
}
