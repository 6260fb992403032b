/** Whether the market's people can sign in at all: without it, nothing of the desk is to be found. */
export async function isDeskOn(): Promise<boolean> {
  return Boolean(process.env['DESK_PASSWORD_HASH'])
}
