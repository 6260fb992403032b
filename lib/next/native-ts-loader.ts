/** Has Node read `next.config.ts`: the compiler (27 MB) stays out of the process. */
export const nativeTsLoader = { __NEXT_NODE_NATIVE_TS_LOADER_ENABLED: 'true' } as const
