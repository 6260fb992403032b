import fs from 'node:fs'
import path from 'node:path'

/** Namespaces that stay on disk though they are unused: the release before this one, and another shop's. */
const maximumNamespaces = 4

/** How often a process that lives says so (ms). */
const heartbeatMs = 600_000

/** A namespace without a heartbeat for this long (ms) is unused. */
const abandonedMs = 2.5 * heartbeatMs

/**
 * Makes the folder of a namespace, and removes those that were unused for the longest time. Whether a process lives
 * shows by its heartbeat alone: a process number says nothing across containers. A release that loses its folder all the
 * same, for instance after the machine slept, renders its pages anew.
 */
export function enterNamespace(directory: string, namespace: string): void {
  const own = path.join(directory, namespace)
  fs.mkdirSync(own, { recursive: true })
  const beat = () => fs.utimesSync(own, new Date(), new Date())
  beat()
  setInterval(() => {
    try {
      beat()
    } catch {
      // The folder is gone, or the disk is read-only: saving the next page reports it.
    }
  }, heartbeatMs).unref()
  const others = fs
    .readdirSync(directory)
    .filter((name) => name !== namespace)
    // Another process may just have removed it.
    .map((name) => ({ name, stat: fs.statSync(path.join(directory, name), { throwIfNoEntry: false }) }))
    .map(({ name, stat }) => ({ name, usedMs: stat?.mtimeMs ?? 0 }))
    .sort((a, b) => b.usedMs - a.usedMs)
  const inUse = (usedMs: number) => Math.abs(Date.now() - usedMs) < abandonedMs
  for (const { name, usedMs } of others.slice(maximumNamespaces - 1)) {
    if (inUse(usedMs)) continue
    fs.rmSync(path.join(directory, name), { recursive: true, force: true })
  }
}
