import Link from 'next/link'
import type { BrandLogo } from '@/lib/domain/brand'
import { paths } from '@/lib/domain/paths'

type Props = {
  readonly name: string
  readonly className?: string
  readonly logo?: BrandLogo | null | undefined
}

/** Omits the name when the logo contains it. */
export function Logo({ name, className, logo }: Props) {
  return (
    <Link
      href={paths.home}
      // On every page but rarely next: saves data.
      prefetch={false}
      className={`inline-flex min-h-11 min-w-0 items-center gap-2 font-extrabold text-lg leading-tight tracking-[-.015em] md:text-xl ${className ?? ''}`}
    >
      {logo ? <OwnLogo logo={logo} name={name} /> : <Stall />}
      {!logo?.isName && <span className="min-w-0">{name}</span>}
    </Link>
  )
}

function OwnLogo({ logo, name }: { readonly logo: BrandLogo; readonly name: string }) {
  const { src, width, height, isName } = logo
  return (
    // biome-ignore lint/performance/noImgElement: drawn at its size when the shop was started
    <img src={src} width={width} height={height} alt={isName ? name : ''} className="flex-none rounded-sm" />
  )
}

function Stall() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="size-7.5 flex-none">
      <path
        d="M6 15v10.5A2.5 2.5 0 0 0 8.5 28h15a2.5 2.5 0 0 0 2.5-2.5V15M12.5 28v-6.5a3.5 3.5 0 0 1 7 0V28"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
      />
      <path
        d="M5.6 4h20.8L30 12.5a3.5 3.5 0 0 1-7 0 3.5 3.5 0 0 1-7 0 3.5 3.5 0 0 1-7 0 3.5 3.5 0 0 1-7 0z"
        fill="currentColor"
      />
      <path
        d="M12 4 9 12.5a3.5 3.5 0 0 0 7 0V4zM20 4l3 8.5a3.5 3.5 0 0 0 7 0L26.4 4z"
        fill="var(--tag-sale)"
      />
    </svg>
  )
}
