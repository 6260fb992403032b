/** What a log may know of an exception: the message only where it is the system's, which quotes no input. */
export function errorFields(error: unknown): { error: string; code?: string; message?: string } {
  if (!(error instanceof Error)) return { error: typeof error }
  const { code } = error as NodeJS.ErrnoException
  return code === undefined
    ? { error: error.name }
    : { error: error.name, code: String(code), message: error.message }
}
