import { type FunctionComponent, type ReactNode, useEffect } from 'react'
import { useLatePart } from '@/components/ui/use-late-part'

export type Loader = () => Promise<FunctionComponent>

type Props = {
  readonly load: Loader
  readonly isWanted: boolean
  /** Shown while it could not be loaded. */
  readonly substitute?: ReactNode
  readonly onFailure?: () => void
  readonly onLoaded?: () => void
  /** A link was tapped while this was on its way: the link wins. */
  readonly onLeave?: () => void
}

/** Comes when it is first wanted and then stays, so that a drawer can close with its animation. */
export function LatePanel({ load, isWanted, substitute, onFailure, onLoaded, onLeave }: Props) {
  const { Part: Loaded, hasFailed, request } = useLatePart(load)
  useEffect(() => {
    if (isWanted) request()
  }, [isWanted, request])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    if (hasFailed) onFailure?.()
  }, [hasFailed])
  const isLoaded = Loaded !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isLoaded) onLoaded?.()
  }, [isLoaded])
  useEffect(() => {
    if (!isWanted || isLoaded || !onLeave) return
    const leave = ({ target }: Event) => target instanceof Element && target.closest('a') && onLeave()
    document.addEventListener('click', leave)
    return () => document.removeEventListener('click', leave)
  }, [isWanted, isLoaded, onLeave])
  if (Loaded) return <Loaded />
  return hasFailed && substitute
}
