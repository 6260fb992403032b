import { hostname } from 'node:os'

/** Who asks the store: one process from its start to its end. */
export type Sender = {
  readonly host: string
  readonly pid: number
  /** The moment of its start: a process id is used again, even by the next start in the same container. */
  readonly boot: string
}

/** Milliseconds: far longer than a store is ever waited for. */
const longestSendingMs = 60_000

export function currentSender(): Sender {
  return { host: hostname(), pid: process.pid, boot: String(performance.timeOrigin) }
}

export function senderText({ host, pid, boot }: Sender): string {
  return `${boot} ${pid} ${host}`
}

function parseSender(text: string): Sender {
  const [boot = '', pid = '', ...host] = text.split(' ')
  return { boot, pid: Number(pid), host: host.join(' ') }
}

/** Whether a process of this machine is there; one of another user's counts too. */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

type Sending = {
  /** As `senderText` wrote it. */
  readonly sender: string
  readonly sendingForMs: number
}

/**
 * Whether the sender of an order in `sending` is gone. A dead process of this machine is known at
 * once; where it cannot be known (another machine, a process id that was given anew), time decides.
 */
export function isAbandoned(
  { sender, sendingForMs }: Sending,
  self: Sender,
  isAlive: (pid: number) => boolean = isProcessAlive,
): boolean {
  if (sendingForMs > longestSendingMs) return true
  const { host, pid, boot } = parseSender(sender)
  if (boot === self.boot || host !== self.host) return false
  return pid === self.pid || !isAlive(pid)
}
