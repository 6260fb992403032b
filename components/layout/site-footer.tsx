import Link from 'next/link'
import type { ComponentProps } from 'react'
import { legalCopy } from '@/lib/copy/legal'
import { weeklyHoursText } from '@/lib/copy/opening'
import { shopDescription } from '@/lib/copy/shop-description'
import { siteCopy } from '@/lib/copy/site'
import type { LegalDetails } from '@/lib/domain/brand'
import { type DeliveryZone, servedZones } from '@/lib/domain/delivery'
import type { OpeningHours } from '@/lib/domain/opening-hours'
import { paths } from '@/lib/domain/paths'
import { publicPaths } from '@/lib/domain/public-paths'
import { Logo } from './logo'

type Props = Pick<ComponentProps<typeof Logo>, 'logo'> & {
  readonly storeName: string
  readonly deliveryZones: readonly DeliveryZone[]
  readonly openingHours: OpeningHours | null
  readonly legal: LegalDetails
}

export function SiteFooter({ storeName, logo, deliveryZones, openingHours, legal }: Props) {
  const { footer, menu } = siteCopy
  const cities = servedZones(deliveryZones).map(({ city }) => city)
  const lines = [
    ...deliveryZones.filter(({ isPickup }) => isPickup).map(({ city }) => city),
    openingHours && weeklyHoursText(openingHours),
    legal.name,
    legal.cnpj && footer.cnpj(legal.cnpj),
    legal.address,
    legal.email,
    legal.whatsapp && footer.whatsapp(legal.whatsapp),
  ].filter((line) => line !== null && line !== '')
  const links = [
    [menu.home, paths.home],
    [menu.store, paths.store],
    [menu.becomeSeller, paths.becomeSeller],
    [legalCopy.returns.title, publicPaths.returns],
    [legalCopy.privacy.title, publicPaths.privacy],
    [legalCopy.terms.title, publicPaths.terms],
  ] as const
  return (
    <footer className="mt-12 bg-muted pt-6 pb-8">
      <div className="shell grid gap-4 md:grid-cols-[1fr_auto] md:items-center">
        <div>
          <Logo name={storeName} logo={logo} className="text-primary" />
          <p className="max-w-[44ch] text-muted-foreground">
            {cities.length > 0 ? footer.description(cities) : shopDescription(deliveryZones)}
          </p>
        </div>
        <nav aria-label={footer.sections} className="-mx-3 flex flex-wrap font-semibold">
          {links.map(([label, path]) => (
            <Link key={path} className="inline-flex min-h-11 items-center px-3" href={path} prefetch={false}>
              {label}
            </Link>
          ))}
        </nav>
        {lines.length > 0 && (
          <address className="text-muted-foreground text-sm not-italic md:col-span-2">
            {lines.map((line) => (
              <span key={line} className="mr-4 inline-block">
                {line}
              </span>
            ))}
          </address>
        )}
      </div>
    </footer>
  )
}
