import { z } from 'zod'

/** Mostly `store_<ULID>` or `scha_<ULID>`. It becomes part of every address, so no odd character gets through. */
export const storeIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,80}$/)
