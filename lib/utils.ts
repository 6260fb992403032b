import { type ClassValue, clsx } from 'clsx'

/** Joins class names. Merging would cost each first view 8 KB: what must win over a variant is marked `!`. */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes)
}

/** Suppresses dev warnings for attributes that scripts set before hydration; absent from production. */
export const changedBeforeHydration =
  process.env.NODE_ENV === 'development' ? { suppressHydrationWarning: true } : {}
