import fs from 'node:fs'

/** Stream of reload events under `next dev`. */
export const deskReloadName = 'reload.events'

const sources = ['components', 'lib', 'stores']

/** Sends an event on every file change; `next dev` does not watch the desk's folders. */
export function reloadEvents(folders: readonly string[] = sources): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let watchers: readonly fs.FSWatcher[] = []
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(': open\n\n'))
      const reload = () => controller.enqueue(encoder.encode('data: reload\n\n'))
      watchers = folders.map((folder) => fs.watch(folder, { recursive: true }, reload))
    },
    cancel() {
      for (const watcher of watchers) watcher.close()
    },
  })
}
