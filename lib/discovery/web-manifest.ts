import type { MetadataRoute } from 'next'
import { language } from '../copy/language.ts'
import { siteCopy } from '../copy/site.ts'
import { canopyColor } from '../domain/brand.ts'
import { paths } from '../domain/paths.ts'
import { publicPaths } from '../domain/public-paths.ts'
import { sharedFields } from '../domain/written-list/list-form.ts'

// --background of the light theme.
const background = '#fafbf6'

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${purpose === 'maskable' ? 'maskable' : 'icon'}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

export function webManifest(storeName: string, canopy: string = canopyColor): MetadataRoute.Manifest {
  return {
    id: paths.home,
    name: storeName,
    short_name: storeName,
    description: siteCopy.siteDescription,
    lang: language,
    dir: 'ltr',
    start_url: paths.home,
    scope: paths.home,
    display: 'standalone',
    theme_color: canopy,
    background_color: background,
    categories: ['shopping', 'food'],
    // Text shared by another app, as that page's form sends it.
    share_target: {
      action: publicPaths.writtenList,
      method: 'POST',
      enctype: 'application/x-www-form-urlencoded',
      params: sharedFields,
    },
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
  }
}
