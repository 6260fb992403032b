/** One step of a schema. Shipped, it is never edited: a new one follows it. */
export type Migration = {
  /** For both engines (`toSqlite`), or for each its own. It only adds; what an older release needs stays. */
  readonly statements: string | { readonly sqlite: string; readonly postgres: string }
  /** Releases that know at least so many steps still work beside Postgres after this one, during an update. */
  readonly worksWithSteps: number
}
