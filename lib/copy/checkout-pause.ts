import { plural } from './wording.ts'

/** What a button says, and a screen reader, while the store does not want to be asked. */
export const checkoutPauseCopy = {
  /** On the button; short, for the narrowest card. */
  left: (seconds: number) => `Tente em ${seconds} s`,
  begins: (seconds: number) => `Você poderá tentar novamente em ${plural(seconds, 'segundo', 'segundos')}.`,
  over: 'Você já pode tentar novamente.',
} as const
