/** Once per server: the catalogue starts to be read, and what a crash left in the journal is settled, before the first visitor comes. */
export async function register() {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return
  const { isBuilding } = await import('@/lib/server/environment/server')
  if (isBuilding()) return
  const { getCatalogReader } = await import('@/lib/catalog/get-catalog')
  const reader = getCatalogReader()
  const { endWhereFilesAreNewer } = await import('@/app/api/health/ready/file-faults')
  endWhereFilesAreNewer()
  // What was last read is in use before anybody is answered: no page is then taken for newer than it is.
  await reader.loaded
  const { getEnvironment } = await import('@/lib/server/environment/server')
  if (getEnvironment().accounts === null) return
  // What other replicas have ended is over here, too, from the first answer on.
  const { getEndings } = await import('@/lib/accounts/get-endings')
  await getEndings().loaded
}
