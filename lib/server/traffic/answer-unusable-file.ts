import type { IncomingMessage, ServerResponse } from 'node:http'
import { isDeskPath } from '../../domain/desk-paths.ts'
import { findShopState } from '../health/health.ts'
import { readAddress } from './read-address.ts'
import { sendUnusableFile } from './refusal.ts'

/** Whether a page was asked for that needs a catalogue: the desk and the pages of orders need none. */
function needsCatalog({ headers, url = '' }: IncomingMessage): boolean {
  const path = readAddress(url)?.path ?? ''
  const isPage = headers.accept?.includes('text/html') === true
  return isPage && !isDeskPath(path) && !/^\/(?:api|fotos|pedido|_next)\//.test(path)
}

/** Answers for a shop whose spreadsheet was never good: its pages say what is missing. False where it is another. */
export function answerUnusableFile(
  request: IncomingMessage,
  response: ServerResponse,
  findState = findShopState,
): boolean {
  if (!needsCatalog(request)) return false
  const state = findState()
  if (!state?.file?.fault || state.catalog) return false
  sendUnusableFile(response, state.file)
  return true
}
