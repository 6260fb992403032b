import { imageAddress, imageSourceSet, isShelfPicture, placeholderPicture } from '@/lib/domain/image'
import { cn } from '@/lib/utils'

type Props = {
  readonly picture: string | null
  readonly alt: string
  /** `sizes` of its place. */
  readonly sizes: string
  /** First view. */
  readonly isEager?: boolean
  readonly isSoldOut?: boolean
}

/** Our own pictures hold wall, ledge and lip. */
const photo =
  'bg-stage after:absolute after:inset-x-0 after:top-[81%] after:bottom-0 after:border-white/60 after:border-t-3 after:bg-shelf-6'

/** Reserves the room, 3:4. Food stays light in the dark. */
export function ShelfPicture({ picture, alt, sizes, isEager = false, isSoldOut = false }: Props) {
  const source = picture ?? placeholderPicture
  const isPhoto = !isShelfPicture(source)
  return (
    <div
      className={cn(
        'relative aspect-3/4 overflow-hidden rounded-lg dark:brightness-93',
        isPhoto ? photo : 'bg-muted',
      )}
    >
      {/* Inside a picture React sends no preload hint, which would load unseen pictures. */}
      <picture className="contents">
        <img
          src={imageAddress(source, 320)}
          srcSet={imageSourceSet(source, [160, 256, 320, 640])}
          sizes={sizes}
          alt={alt}
          width={900}
          height={1200}
          loading={isEager ? 'eager' : 'lazy'}
          {...(isEager && ({ decoding: 'sync', fetchPriority: 'high' } as const))}
          className={cn(
            'w-full object-cover transition-[scale] duration-300 group-hover:scale-103',
            isPhoto ? 'h-[81%]' : 'h-full',
            isSoldOut && 'opacity-60 grayscale-85',
            !picture && 'dark:brightness-75',
          )}
        />
      </picture>
    </div>
  )
}
