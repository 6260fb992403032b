import { openFile } from '../../server/database/open-file.ts'
import { openServer } from '../../server/database/open-server.ts'
import type { Sql } from '../../server/database/sql.ts'
import type { SalesBook } from './sales-book.ts'
import { type SalesOptions, salesIn } from './sales-in.ts'
import { migrations } from './sales-schema.ts'

export const salesFileName = 'sales.sqlite'

type Opened = SalesBook & Pick<Sql, 'check'>

const bookIn = (sql: Sql, options: SalesOptions): Opened => ({ ...salesIn(sql, options), check: sql.check })

/** The book in a file beside the journal. */
export function openSqliteSales({
  folder,
  lockWaitMs,
  ...options
}: SalesOptions & { readonly folder: string | ':memory:'; readonly lockWaitMs?: number }): Opened {
  return bookIn(openFile({ folder, file: salesFileName, migrations, lockWaitMs }), options)
}

/** The book in the database of the journal. */
export async function openPostgresSales({
  url,
  ...options
}: SalesOptions & { readonly url: string }): Promise<Opened> {
  return bookIn(await openServer({ url, part: 'sales', migrations, maximumConnections: 5 }), options)
}
