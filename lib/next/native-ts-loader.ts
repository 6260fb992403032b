/** Lets Node read `next.config.ts` without the compiler (27 MB). */
export const nativeTsLoader = { __NEXT_NODE_NATIVE_TS_LOADER_ENABLED: 'true' } as const
