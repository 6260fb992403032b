/** Of what belongs to an account: asked anew after 30 s, and not kept once it is not shown (milliseconds). */
export const profileFreshness = { staleTime: 30_000, gcTime: 0 } as const
