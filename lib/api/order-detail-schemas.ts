import { z } from 'zod'
import { mapOrderFields, type NamedOrderField, type OrderDetails } from '../domain/order-fields.ts'

type Shape = {
  readonly [Name in keyof OrderDetails]-?: undefined extends OrderDetails[Name]
    ? z.ZodOptional<Schema<Exclude<OrderDetails[Name], undefined>>>
    : Schema<OrderDetails[Name]>
}
type Schema<Value> = z.ZodType<Value, Value>
type TextSchema = (maximumLength: number) => z.ZodType<string>

export function orderDetailSchemas(textOf: TextSchema): Shape {
  const shape = mapOrderFields<z.ZodType>((field) => {
    const value = schemaOf(field, textOf)
    return field.isOptional ? value.optional() : value
  })
  return shape as Shape
}

function schemaOf(field: NamedOrderField, textOf: TextSchema): z.ZodType {
  if ('choices' in field) return z.enum(field.choices).nullable()
  return field.pattern ? z.string().regex(field.pattern) : textOf(field.maximumLength)
}
