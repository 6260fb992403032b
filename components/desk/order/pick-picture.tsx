import { imageAddress, isShelfPicture, placeholderPicture } from '@/lib/domain/image'
import { classNames } from '@/lib/utils'

/** Pixels on a sharp screen. */
const pictureWidth = 160

/** A product as it looks on the shelf, small. */
export function PickPicture({ picture }: { readonly picture: string | null }) {
  const source = picture ?? placeholderPicture
  return (
    <picture className="contents">
      <img
        className={classNames('pick-picture', isShelfPicture(source) && 'pick-picture-shelf')}
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
