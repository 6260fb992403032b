/** When answers leave that must not tell by their time who has an account (trust S23). */
export type ResponseTiming = {
  /** Ends after a time of its own, whatever the service does meanwhile. */
  readonly moment: () => Promise<void>
  /** Ends at the next full step since `startedAt` (milliseconds since 1970), and a little by chance. */
  readonly step: (startedAt: number) => Promise<void>
}

type Options = {
  readonly momentMs: number
  readonly stepMs: number
  readonly now: () => number
  readonly random: () => number
  readonly sleep: (milliseconds: number) => Promise<void>
}

/** The part of a moment or step by which it varies. */
const jitter = 0.25

export function createResponseTiming({ momentMs, stepMs, now, random, sleep }: Options): ResponseTiming {
  return {
    moment: () => sleep(momentMs * (1 + jitter * random())),
    step(startedAt) {
      const passed = Math.max(0, now() - startedAt)
      const next = (Math.floor(passed / stepMs) + 1) * stepMs
      return sleep(next - passed + stepMs * jitter * random())
    },
  }
}

const sleep = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/**
 * A password costs the service some 100 ms to compare, a message as long as the mail server takes: a wrong password
 * answers at full steps of 400 ms, what may send a message at 1 s.
 */
export const pace = createResponseTiming({
  momentMs: 1000,
  stepMs: 400,
  now: Date.now,
  random: Math.random,
  sleep,
})
