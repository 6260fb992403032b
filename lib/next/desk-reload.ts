import fs from 'node:fs'

/** Under this name, beside the files of the desk, `next dev` has a stream that says when to load it anew. */
export const deskReloadName = 'reload.events'

const sources = ['components', 'lib', 'stores']

/** Server-sent events: one as soon as a file below the folders has changed. `next dev` does not watch the desk's. */
export function reloadEvents(folders: readonly string[] = sources): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let watchers: readonly fs.FSWatcher[] = []
  return new ReadableStream({
    start(controller) {
      // Headers go out with the first bytes.
      controller.enqueue(encoder.encode(': open\n\n'))
      const reload = () => controller.enqueue(encoder.encode('data: reload\n\n'))
      watchers = folders.map((folder) => fs.watch(folder, { recursive: true }, reload))
    },
    cancel() {
      for (const watcher of watchers) watcher.close()
    },
  })
}
