import { addressText } from '@camping/contract/address-order.ts'
import { Button, ButtonLink } from '@camping/ui/button/button.tsx'
import { PlaceCard } from '@camping/ui/map/place-card.tsx'
import { Suspense } from 'react'
import { lazyPart } from '@camping/ui/lazy-part.ts'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import { useLayer } from '../../../kit/routing/use-layer.ts'
import type { AboutProps } from './about-props.ts'
import { isAllYear, useSeasonText } from '../../../kit/format/use-season-text.ts'
import { useDistanceFacts } from './use-distance-facts.ts'

const loadMap = () => import('./site-map.tsx')
const SiteMap = lazyPart(() => loadMap().then((module) => ({ default: module.SiteMap })))

/** The location of the campsite: a drawn map, its address, directions, and the live map on demand. */
export function CampsitePlace(props: AboutProps) {
  const { name, meta, location, address, season: open, distances, registrationCode } = props.site
  const { market } = useApp()
  const t = useText()
  const season = useSeasonText()
  const distanceFacts = useDistanceFacts()
  const { layer, show, hide } = useLayer()
  const { lat, lng } = location
  return (
    <>
      <PlaceCard
        title={t('about.place')}
        mapSrc={`/tiles/around/${lat.toFixed(2)},${lng.toFixed(2)}.svg?l=${market.languageTag.slice(0, 2)}`}
        mapAlt={t('about.place.map', { name })}
        address={[
          ...(address ? [address.street] : []),
          addressText({ postcode: address?.postcode }, meta.city.name, meta.country.code),
          // Many areas are named after their town.
          ...(meta.area.name === meta.city.name ? [] : [meta.area.name]),
          meta.country.name,
        ].join(', ')}
        facts={[
          {
            icon: 'calendar',
            text: isAllYear(open) ? t('about.season.allYear') : t('about.season', season(open)),
          },
          ...distanceFacts(distances),
          ...(registrationCode
            ? [{ icon: 'shield' as const, text: t('about.registration', { code: registrationCode }) }]
            : []),
        ]}
        {...(distances.length > 0 ? { note: t('about.distance.measure') } : {})}
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
