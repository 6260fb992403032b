import { useSyncExternalStore } from 'react'

/** Windows as `app/theme.css` and `app/shop-base.css` measure them. */
const windows = {
  lg: '(min-width: 64em)',
  thumb: '(max-width: 47.499em) and (min-height: 25.001em)',
  mouse: '(pointer: fine)',
}

type Media = keyof typeof windows

export const matchesMedia = (name: Media): boolean => window.matchMedia(windows[name]).matches

export function useMedia(name: Media): boolean {
  const follow = (onChange: () => void) => {
    const query = window.matchMedia(windows[name])
    query.addEventListener('change', onChange)
    return () => query.removeEventListener('change', onChange)
  }
  return useSyncExternalStore(follow, () => matchesMedia(name))
}
