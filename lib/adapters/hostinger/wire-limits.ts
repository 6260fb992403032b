/**
 * The most that the shop takes of what a merchant writes (trust S17): far above what a shelf can use, and so little that
 * a page of it is made in milliseconds. Longer texts are cut (`bounded-text.ts`), further rows are left out.
 */
export const wireLimits = {
  /** Characters. */
  title: 200,
  subtitle: 300,
  ribbon: 60,
  optionValue: 120,
  description: 20_000,
  sectionText: 8000,
  /** Longer ones are none. */
  address: 2048,
  key: 200,
  message: 500,
  /** Rows. */
  variants: 250,
  prices: 5,
  pictures: 40,
  options: 20,
  sections: 12,
  customFields: 20,
  memberships: 100,
  collections: 500,
  messages: 20,
} as const
