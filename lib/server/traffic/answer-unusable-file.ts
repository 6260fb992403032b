import type { IncomingMessage, ServerResponse } from 'node:http'
import { isDeskPath } from '../../domain/desk-paths.ts'
import { findShopState } from '../health/health.ts'
import { readAddress } from './read-address.ts'
import { sendUnusableFile } from './refusal.ts'

/** Detects pages that need a catalogue: not the desk or orders. */
function needsCatalog({ headers, url = '' }: IncomingMessage): boolean {
  const path = readAddress(url)?.path ?? ''
  const isPage = headers.accept?.includes('text/html') === true
  return isPage && !isDeskPath(path) && !/^\/(?:api|fotos|pedido|_next)\//.test(path)
}

/** Explains what a spreadsheet that was never good lacks; false for other shops. */
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
