import { Link } from 'wouter'
import { buttonVariants } from '@/components/ui/button'
import { EmptyShelf } from '@/components/ui/empty-shelf'
import { SearchX } from '@/components/ui/icons'
import { deskFrameCopy } from '@/lib/desk/copy/frame'
import { deskPaths } from '@/lib/domain/desk-paths'
import { useDeskTitle } from './use-desk-title'

/** For an address below `/painel` that leads to no view. */
export function NotFoundView() {
  const { title, detail, back } = deskFrameCopy.notFound
  useDeskTitle(title)
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <EmptyShelf Icon={SearchX} title={title} detail={detail}>
        <Link href={deskPaths.orders} className={buttonVariants()}>
          {back}
        </Link>
      </EmptyShelf>
    </>
  )
}
