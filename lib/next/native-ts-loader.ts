/**
 * The environment in which Next has Node read `next.config.ts`, as `next start --experimental-next-config-strip-types`
 * does: the compiler (27 MB) stays out of the process. Where Node cannot, Next falls back to the compiler.
 */
export const nativeTsLoader = { __NEXT_NODE_NATIVE_TS_LOADER_ENABLED: 'true' } as const
