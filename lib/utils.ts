import { type ClassValue, clsx } from 'clsx'
import { twMerge } from 'tailwind-merge'

/** Joins class names, leaving out what is false; what must win over a variant is marked `!`. */
export function classNames(...classes: ClassValue[]): string {
  return clsx(classes)
}

/**
 * For components as `shadcn add` brings them, which are made of utilities alone: of two that say the same the later one
 * is left. What our own screens draw takes `classNames`: this costs a first view 8 KB (docs/decisions/shadcn-ui.md).
 */
export function cn(...classes: ClassValue[]): string {
  return twMerge(clsx(classes))
}

/** Suppresses dev warnings for attributes that scripts set before hydration; absent from production. */
export const changedBeforeHydration =
  process.env.NODE_ENV === 'development' ? { suppressHydrationWarning: true } : {}
