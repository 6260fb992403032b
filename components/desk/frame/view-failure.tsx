import { Component, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyShelf } from '@/components/ui/empty-shelf'
import { CloudAlert } from '@/components/ui/icons'
import { deskFrameCopy } from '@/lib/desk/copy/frame'

type Props = { readonly children: ReactNode }

/** In place of a view that could not be drawn, or whose script belongs to a release that is gone; the frame stays. */
export class ViewFailure extends Component<Props, { readonly error: unknown }> {
  override state = { error: null as unknown }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('nothing was thrown') }
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    const isScript = error instanceof TypeError && /import|module/i.test(error.message)
    const { title, detail } = isScript ? deskFrameCopy.outdated : deskFrameCopy.failed
    return (
      <div role="alert">
        <EmptyShelf Icon={CloudAlert} title={title} detail={detail}>
          <Button onClick={() => window.location.reload()}>{deskFrameCopy.reload}</Button>
        </EmptyShelf>
      </div>
    )
  }
}
