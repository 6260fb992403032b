import { imageAddress, imageSourceSet, isShelfPicture, placeholderPicture } from '@/lib/domain/image'
import { classNames } from '@/lib/utils'

type Props = {
  readonly picture: string | null
  readonly alt: string
  /** `sizes` of its place. */
  readonly sizes: string
  /** First view. */
  readonly isEager?: boolean
  readonly isSoldOut?: boolean
}

/** Reserves the room, 3:4. */
export function ShelfPicture({ picture, alt, sizes, isEager = false, isSoldOut = false }: Props) {
  const source = picture ?? placeholderPicture
  return (
    <div
      className={classNames('tile', !isShelfPicture(source) && 'tile-photo', isSoldOut && 'tile-sold-out')}
    >
      {/* Inside a picture React sends no preload hint, which would load unseen pictures. */}
      <picture>
        <img
          src={imageAddress(source, 400)}
          srcSet={imageSourceSet(source, [160, 256, 400, 640])}
          sizes={sizes}
          alt={alt}
          width={900}
          height={1200}
          loading={isEager ? 'eager' : 'lazy'}
          decoding={isEager ? 'sync' : 'async'}
          {...(isEager ? { fetchPriority: 'high' as const } : {})}
        />
      </picture>
    </div>
  )
}
