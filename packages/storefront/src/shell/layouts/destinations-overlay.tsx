import { menusPart, navigationApi } from '@camping/core/navigation/navigation.api.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { DestinationsMenu } from '@camping/ui/menus/destinations-menu.tsx'
import { useState } from 'react'
import { useApp } from '../../kit/app/app-context.tsx'
import { pictureSource } from '../../kit/format/picture-source.ts'
import { useText } from '../../kit/format/use-text.ts'
import type { OverlayProps } from '../frame/frame-props.ts'

/** navigation-2: the destination card shows 3 areas per country. */
const popularAreas = 3

/** The desktop destinations menu (navigation-2); starts at the place of the page. */
export function DestinationsOverlay({ request, navigation, onClose }: OverlayProps) {
  const { site, market } = useApp()
  const t = useText()
  const { compare } = new Intl.Collator(market.languageTag)
  // Until the places load, the menu shows the countries of every page's data.
  const { data = navigation } = navigationApi.useNavigationGroupsQuery(menusPart)
  const [funnelSlug, setFunnel] = useState(request?.params['funnel'])
  const [countrySlug, setCountry] = useState(request?.params['country'])
  const funnels = data?.funnels ?? []
  const funnel = funnels.find(({ slug }) => slug === funnelSlug) ?? funnels[0]
  const country = funnel?.countries.find(({ slug }) => slug === countrySlug) ?? funnel?.countries[0]
  if (!funnel || !country) return null
  const place = { place: country.name, code: country.code }
  const countryPath = (slug: string) => buildPath(site, 'country', { funnel: funnel.slug, country: slug })
  const areas = country.areas.map((area) => ({
    ...area,
    href: buildPath(site, 'area', { funnel: funnel.slug, country: country.slug, area: area.slug }),
  }))
  return (
    <DestinationsMenu
      id="destinations"
      label={t('shell.destinations')}
      funnels={funnels.map(({ slug, name }) => ({ id: slug, name }))}
      funnel={funnel.slug}
      onFunnel={setFunnel}
      countries={funnel.countries.map(({ slug, name, code }) => ({
        id: slug,
        name,
        flag: code.toLowerCase(),
        href: countryPath(slug),
      }))}
      country={country.slug}
      onCountry={setCountry}
      viewAll={{ href: countryPath(country.slug), text: t('menu.viewAllIn', place) }}
      areas={areas
        .toSorted((one, other) => compare(one.name, other.name))
        .map(({ href, name }) => ({ href, text: name }))}
      popularTitle={t('menu.popular', place)}
      popular={areas.slice(0, popularAreas).map(({ href, name, images }) => ({
        href,
        name,
        src: pictureSource(images.small?.id ?? '', '4:3'),
      }))}
      closeLabel={t('shell.close')}
      onClose={onClose}
    />
  )
}
