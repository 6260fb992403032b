/**
 * What browsers say that is no fault of a page: they do not know a newer header or directive and ignore it, which is
 * what it was made for, or a page was left while something came for it. Everything else fails a journey.
 */
const known: Readonly<Record<string, readonly RegExp[]>> = {
  webkit: [
    /^Unrecognized Content-Security-Policy directive 'manifest-src'\.$/,
    // What was still being fetched when its page was left.
    /^Fetch API cannot load http:\/\/localhost:\d+\/\S* due to access control checks\.$/,
  ],
  firefox: [
    // What a service worker, also the plainest, was answering when its page was left.
    /^Failed to load ‘http:\/\/localhost:\d+\/\S*’\. A ServiceWorker intercepted the request and encountered an unexpected error\.$/,
  ],
}

export function isKnownComplaint(engine: string, text: string): boolean {
  return (known[engine] ?? []).some((pattern) => pattern.test(text))
}
