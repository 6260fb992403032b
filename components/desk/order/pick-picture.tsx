import { imageAddress, isShelfPicture, placeholderPicture } from '@/lib/domain/image'
import { cn } from '@/lib/utils'

/** Pixels, for high-density screens. */
const pictureWidth = 160

export function PickPicture({ picture }: { readonly picture: string | null }) {
  const source = picture ?? placeholderPicture
  return (
    <picture className="contents">
      <img
        className={cn('pick-picture', isShelfPicture(source) && 'pick-picture-shelf')}
        src={imageAddress(source, pictureWidth)}
        alt=""
        width={52}
        height={52}
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}
