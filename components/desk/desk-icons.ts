// Drawings of Lucide (https://lucide.dev, ISC licence, Copyright (c) Lucide Contributors; in part MIT, (c) Cole Bemis).
// What the desk alone draws, apart from those of the shop.
import { icon } from '@/components/ui/icon'

export const Eye = /* @__PURE__ */ icon(
  'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
)
export const EyeOff = /* @__PURE__ */ icon(
  'M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49M14.084 14.158a3 3 0 0 1-4.242-4.242M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143M2 2l20 20',
)
