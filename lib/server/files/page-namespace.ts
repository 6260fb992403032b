import fs from 'node:fs'
import path from 'node:path'

/** Namespaces that stay on disk: two releases during an update, another shop beside them, and the one before. */
const maximumNamespaces = 4

/** How often a process that lives says so (ms). */
const signOfLifeMs = 600_000

/**
 * Makes the folder of a namespace, and removes those that nobody has entered for the longest time. No process is asked
 * whether it lives: in another container nobody could tell. Who loses a folder in use renders its pages anew.
 */
export function enterNamespace(directory: string, namespace: string): void {
  const own = path.join(directory, namespace)
  fs.mkdirSync(own, { recursive: true })
  const present = () => fs.utimesSync(own, new Date(), new Date())
  present()
  setInterval(() => {
    try {
      present()
    } catch {
      // The folder is gone, or the disk is read-only: the next page that is saved tells.
    }
  }, signOfLifeMs).unref()
  const others = fs
    .readdirSync(directory)
    .filter((name) => name !== namespace)
    // Another process may just have removed it.
    .map((name) => ({ name, stat: fs.statSync(path.join(directory, name), { throwIfNoEntry: false }) }))
    .map(({ name, stat }) => ({ name, usedMs: stat?.mtimeMs ?? 0 }))
    .sort((a, b) => b.usedMs - a.usedMs)
  for (const { name } of others.slice(maximumNamespaces - 1)) {
    fs.rmSync(path.join(directory, name), { recursive: true, force: true })
  }
}
