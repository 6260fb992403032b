export const heartCopy = {
  /** Whether it is one says its pressed state. */
  favourite: (title: string) => `Favoritar ${title}`,
} as const
