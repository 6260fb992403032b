/** Pixels. */
export type Viewport = { readonly width: number; readonly height: number }

/** One tab with a profile of its own; all that the journeys need of a browser, so that each is written once. */
export type Tab = {
  readonly navigate: (address: string) => Promise<void>
  /** The value of an expression in the page, as JSON carries it. Throws while the page is being left. */
  readonly evaluate: (expression: string) => Promise<unknown>
  /** A real press of the pointer at this place of the viewport. */
  readonly click: (x: number, y: number) => Promise<void>
  /** Into whatever has the focus. */
  readonly type: (text: string) => Promise<void>
  readonly pressEnter: () => Promise<void>
  /** As the browser's own button does. */
  readonly goBack: () => Promise<void>
  /** PNG of the viewport. */
  readonly screenshot: () => Promise<Buffer>
  /** Errors and warnings of the console, page errors and policy violations so far. */
  readonly complaints: () => readonly string[]
  readonly close: () => Promise<void>
}

/** A running browser. */
export type Driver = {
  readonly openTab: (viewport: Viewport) => Promise<Tab>
  readonly close: () => Promise<void>
}

/** Runs before the scripts of every page: a violation of the policy is no console message in every browser. */
export const reportViolations = `document.addEventListener('securitypolicyviolation', (event) => {
  console.error('policy violation: ' + event.violatedDirective + ' ' + event.blockedURI)
})`

/** What `evaluate` sends: all browsers agree on strings. */
export const asJson = (expression: string) => `JSON.stringify(${expression})`

/** What came back of it. */
export function fromJson(text: unknown): unknown {
  return typeof text === 'string' ? JSON.parse(text) : undefined
}
