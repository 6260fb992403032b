type WorkerScope = {
  readonly location: Location
  readonly clients: { claim(): Promise<void> }
  readonly navigator: { readonly onLine: boolean }
  readonly registration: { unregister(): Promise<boolean> }
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void
}

export type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void }

export type FetchEvent = WorkerEvent & {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

type Route = {
  readonly condition: { readonly requestMethod: string; readonly urlPattern: { readonly pathname: string } }
  readonly source: 'network'
}

type WorkerEvents = {
  /** Other browsers ask the worker about each request. */
  readonly install: WorkerEvent & { addRoutes?(route: Route): Promise<void> }
  readonly activate: WorkerEvent
  readonly fetch: FetchEvent
  readonly message: WorkerEvent & { readonly data: unknown }
}

export const scope = globalThis as unknown as WorkerScope
