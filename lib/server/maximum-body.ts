import { deskListCall } from '../domain/desk-paths.ts'
import { publicPaths } from '../domain/public-paths.ts'

const lists: readonly string[] = [publicPaths.writtenList, deskListCall]

/** Whether a written list is posted to this path. */
export const isListPath = (path: string): boolean => lists.includes(path)

/** Bytes that a body may have (trust S8), and a written list (S64, S65). */
export const maximumBodyBytes = (path: string): number => (isListPath(path) ? 48 : 16) * 1024
