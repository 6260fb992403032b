/** What a store that is a spreadsheet does not name itself. */
export const fileStoreCopy = {
  /** What shoppers choose between: the file has one column for it, whatever it is. */
  option: 'Opção',
} as const
