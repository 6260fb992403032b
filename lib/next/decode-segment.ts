/**
 * A part of a path as text. Next hands it over encoded in one of its passes and decoded in another, so what
 * cannot be decoded (any more) stays as it is.
 */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
