import { hostname } from 'node:os'

export type Sender = {
  readonly host: string
  readonly pid: number
  /** Start time, because process ids are reused, even by the next start in a container. */
  readonly boot: string
}

/** Milliseconds, far longer than the store's timeout. */
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

/** Counts processes of other users too. */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

type Sending = {
  readonly sender: string
  readonly sendingForMs: number
}

/** Detects a dead process of this machine at once, others (or a reused process id) by time. */
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
