import { buildPath } from '@camping/editions/build-path.ts'
import { markets } from '@camping/editions/markets.ts'
import type { PickedEdition } from '../request/pick-app.ts'

/** Path of an edition's web app manifest. */
export const manifestPath = (site: string) => `/${site}/app.webmanifest`

/**
 * The web app manifest of an edition, with which it can be put on a home screen (https://www.w3.org/TR/appmanifest/). Bookings open without a
 * connection there (decision on offline copies); what is outside the edition opens in the browser.
 */
export function webManifest({ app, site }: PickedEdition): string {
  const { config, colours } = app
  const { languageTag } = markets[site]
  const start = buildPath(site, config.supports.search ? 'home' : 'myBookings')
  return JSON.stringify({
    id: start,
    name: config.displayName,
    short_name: config.displayName,
    lang: languageTag,
    start_url: start,
    scope: `/${site}`,
    display: 'minimal-ui',
    background_color: colours.ground,
    theme_color: colours.brand,
    icons: [192, 512].map((size) => ({
      src: `/_app/${config.id}/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  })
}
