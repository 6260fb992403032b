/** Response times that do not reveal who has an account (trust S23). */
export type ResponseTiming = {
  readonly moment: () => Promise<void>
  /** Resolves at the next full step since `startedAt` (milliseconds since 1970), with some jitter. */
  readonly step: (startedAt: number) => Promise<void>
}

type Options = {
  readonly momentMs: number
  readonly stepMs: number
  readonly now: () => number
  readonly random: () => number
  readonly sleep: (milliseconds: number) => Promise<void>
}

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

/** Comparing a password takes some 100 ms, so it answers in steps of 400 ms; messages answer after 1 s. */
export const pace = createResponseTiming({
  momentMs: 1000,
  stepMs: 400,
  now: Date.now,
  random: Math.random,
  sleep,
})
