import { type ClassValue, clsx } from 'clsx'

/** Joins class names, leaving out what is false. Component classes and utilities do not overlap, so nothing is merged. */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes)
}
