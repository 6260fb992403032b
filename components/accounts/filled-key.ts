/** Holds what `filled-delivery.ts` keeps. Apart from it, so that its presence can be seen without it. */
export const filledKey = 'mercado-local-filled'
