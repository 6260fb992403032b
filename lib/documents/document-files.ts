import fs from 'node:fs'
import path from 'node:path'

export type DocumentFiles = {
  /**
   * The file of a document in this version, written first where there is none yet. Callers at the same time share one
   * writing, and older versions of the document go. Throws when it cannot be written.
   */
  readonly find: (document: {
    readonly name: string
    readonly version: string
    readonly write: () => AsyncIterable<string>
  }) => Promise<string>
}

/** Documents of any length as files, each written aside in pieces and renamed, so that none is ever half of one. */
export function openDocumentFiles(directory: string): DocumentFiles {
  const underWay = new Map<string, Promise<string>>()
  fs.mkdirSync(directory, { recursive: true })

  async function write(name: string, version: string, chunks: AsyncIterable<string>): Promise<string> {
    const file = path.join(directory, `${name}@${version}`)
    if (await exists(file)) return file
    const aside = `${file}.${process.pid}.part`
    const handle = await fs.promises.open(aside, 'w')
    try {
      // Texts as they are: a stream would make buffers of them, which stay until they are collected.
      for await (const chunk of chunks) await handle.write(chunk)
    } finally {
      await handle.close()
    }
    await fs.promises.rename(aside, file)
    const others = await fs.promises.readdir(directory)
    await Promise.all(
      others
        .filter((other) => other.startsWith(`${name}@`) && other !== path.basename(file))
        .map((other) => fs.promises.rm(path.join(directory, other), { force: true })),
    )
    return file
  }

  return {
    find({ name, version, write: chunks }) {
      const key = `${name}@${version}`
      const running = underWay.get(key) ?? write(name, version, chunks()).finally(() => underWay.delete(key))
      underWay.set(key, running)
      return running
    },
  }
}

function exists(file: string): Promise<boolean> {
  return fs.promises.access(file).then(
    () => true,
    () => false,
  )
}
