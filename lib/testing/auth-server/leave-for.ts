/** Follows redirects of the service; returns the first foreign address. */
export async function leaveFor(address: string): Promise<string> {
  const { origin } = new URL(address)
  let next = address
  for (let step = 0; step < 5 && new URL(next).origin === origin; step += 1) {
    const answer = await fetch(next, { redirect: 'manual' })
    next = answer.headers.get('location') ?? ''
    await answer.body?.cancel()
  }
  return next
}
