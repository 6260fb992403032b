/** What is read of an answer; a `Response` of the platform is one. */
export type StoreAnswer = Pick<Response, 'status' | 'statusText'> & {
  readonly headers: { readonly get: (name: string) => string | null }
  readonly body: AsyncIterable<Uint8Array> | null
}

export type StoreRequest = {
  readonly method: 'GET' | 'POST'
  readonly headers: Record<string, string>
  readonly body?: string
  readonly signal: AbortSignal
}

/** The part of the platform's `fetch` that the store is asked with. Follows no redirect. */
export type Fetch = (address: string, request: StoreRequest) => Promise<StoreAnswer>
