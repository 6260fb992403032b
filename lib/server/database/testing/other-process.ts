import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('./hold-lock.ts', import.meta.url))

export type OtherProcess = { readonly letGo: () => Promise<void> }

/** Locks the file in another process: for writing, or exclusively (others cannot even open it). */
export async function lockElsewhere(
  path: string,
  kind: 'writing' | 'alone',
  forMs?: number,
): Promise<OtherProcess> {
  const child = fork(script, [path, kind, String(forMs ?? '')], {
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  await Promise.race([
    once(child, 'message'),
    ended.then(([code]) => Promise.reject(new Error(`ended: ${code}`))),
  ])
  return {
    async letGo() {
      if (child.connected) child.send('let go', () => undefined)
      await ended
    },
  }
}
