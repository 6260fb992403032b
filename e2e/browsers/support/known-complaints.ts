/**
 * What browsers say that is no fault of a page: they do not know a newer header or directive and ignore it, which is
 * what it was made for. Everything else fails a journey.
 */
const known: Readonly<Record<string, readonly RegExp[]>> = {
  webkit: [
    /^Unrecognized Content-Security-Policy directive 'manifest-src'\.$/,
    // What was still being fetched when its page was left.
    /^Fetch API cannot load http:\/\/localhost:\d+\/\S* due to access control checks\.$/,
  ],
  firefox: [],
  chromium: [
    /^Error with Permissions-Policy header: .*'browsing-topics'/,
    /^Found a 'popover' attribute. If you are testing the popover API/,
  ],
}

export function isKnownComplaint(engine: string, text: string): boolean {
  return (known[engine] ?? []).some((pattern) => pattern.test(text))
}
