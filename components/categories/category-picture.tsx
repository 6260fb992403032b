import { imageAddress, placeholderPicture } from '@/lib/domain/image'
import { cn } from '@/lib/utils'

type Props = { readonly picture: string | null; readonly className?: string }

export function CategoryPicture({ picture, className }: Props) {
  return (
    // Inside a picture React sends no preload hint.
    <picture className={cn('flex-none', className)}>
      <img
        src={imageAddress(picture ?? placeholderPicture, 96)}
        alt=""
        width={36}
        height={36}
        loading="lazy"
        className="size-9 rounded-full object-[50%_70%] object-cover"
      />
    </picture>
  )
}
