/** Where Portuguese stands outside of lib/copy for a reason; a name ending in `/` is a folder. */
export const reasonedExceptions = {
  'lib/catalog/fill-from-sample.ts': 'goods of the sample store that fill a list: SAMPLE_CATALOG',
  'lib/adapters/file/columns.ts': 'how a shopkeeper heads the columns of a spreadsheet: read, never shown',
  'lib/domain/erp-systems.ts': 'names of products of other companies',
  'lib/domain/measure.ts': 'how merchants write amounts: read, never shown',
  'lib/search/': 'other names, ties and endings of words: what search knows of a language',
  'lib/server/environment/': 'values of settings, as default and as example for the operator',
} as const
