import { Button, ButtonLink } from '@camping/ui/button/button.tsx'
import { PlaceCard } from '@camping/ui/map/place-card.tsx'
import { lazy, Suspense } from 'react'
import { useIntl } from 'react-intl'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import { useLayer } from '../../../kit/routing/use-layer.ts'
import type { AboutProps } from './about-props.ts'
import { useSeasonText } from './use-season-text.ts'

const loadMap = () => import('./site-map.tsx')
const SiteMap = lazy(() => loadMap().then((module) => ({ default: module.SiteMap })))

/** The location of the campsite: a drawn map, its address, directions, and the live map on demand. */
export function CampsitePlace(props: AboutProps) {
  const { name, meta, location, season: open, registrationCode } = props.site
  const { market } = useApp()
  const t = useText()
  const season = useSeasonText()
  const coordinates = useCoordinates()
  const { layer, show, hide } = useLayer()
  const { lat, lng } = location
  return (
    <>
      <PlaceCard
        title={t('about.place')}
        mapSrc={`/tiles/around/${lat.toFixed(2)},${lng.toFixed(2)}.svg?l=${market.languageTag.slice(0, 2)}`}
        mapAlt={t('about.place.map', { name })}
        address={[meta.city.name, meta.area.name, meta.country.name]
          .filter((part, i, all) => all.indexOf(part) === i)
          .join(', ')}
        facts={[
          { icon: 'calendar', text: t('about.season', season(open)) },
          { icon: 'globe', text: coordinates(location) },
          ...(registrationCode
            ? [{ icon: 'shield' as const, text: t('about.registration', { code: registrationCode }) }]
            : []),
        ]}
        actions={
          <>
            <Button icon="map" onClick={() => show('map')} onPointerEnter={() => void loadMap()}>
              {t('about.map')}
            </Button>
            <ButtonLink
              kind="quiet"
              icon="arrowRight"
              href={`https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`}
              target="_blank"
              rel="noopener"
            >
              {t('about.directions')}
            </ButtonLink>
          </>
        }
      />
      {layer === 'map' && (
        <Suspense>
          <SiteMap {...props} onClose={hide} />
        </Suspense>
      )}
    </>
  )
}

/** "46.0612° N, 8.6912° E", with the edition's decimal mark; satnavs accept this format. */
function useCoordinates() {
  const intl = useIntl()
  const degrees = (value: number) => intl.formatNumber(Math.abs(value), { maximumFractionDigits: 4 })
  const t = useText()
  return ({ lat, lng }: { lat: number; lng: number }) =>
    t('about.coordinates', {
      lat: degrees(lat),
      lng: degrees(lng),
      north: lat < 0 ? 'south' : 'north',
      east: lng < 0 ? 'west' : 'east',
    })
}
