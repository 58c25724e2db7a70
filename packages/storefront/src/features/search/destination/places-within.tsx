import type { Destination } from '@camping/contract/content.schemas.ts'
import { CardGrid, Section } from '@camping/ui/layout/section.tsx'
import { DestinationCard } from '@camping/ui/tiles/destination-card.tsx'
import { PlaceList } from '@camping/ui/tiles/place-list.tsx'
import { useIntl } from 'react-intl'
import { useApp } from '../../../kit/app/app-context.tsx'
import { pictureOf } from '../../../kit/format/picture-of.ts'
import { placePath } from '../address/place-path.ts'
import { useText } from '../../../kit/format/use-text.ts'
import styles from './destination-view.module.css'

/** Number of places with a picture; the others follow as a list, so that the campsites are not far below. */
const picturedPlaces = 4

const titles = {
  funnel: 'destination.areas',
  country: 'destination.areas',
  area: 'destination.cities',
  city: 'destination.nearby',
} as const

/** Places within this one, with their number of campsites. */
export function PlacesWithin({ destination }: { destination: Destination }) {
  const { site } = useApp()
  const t = useText()
  const intl = useIntl()
  const { within, level } = destination
  if (within.length === 0) return null
  const pictured = within.slice(0, picturedPlaces).flatMap((place) => {
    const { image } = place
    return image ? [{ ...place, image }] : []
  })
  const others = within.slice(pictured.length)
  return (
    <Section title={t(titles[level])}>
      {pictured.length > 0 && (
        <CardGrid columns={4} swipe>
          {pictured.map(({ name, slugs, siteCount, image }) => (
            <DestinationCard
              key={name}
              href={placePath(site, slugs)}
              name={name}
              countText={t('shell.campsites', { count: siteCount })}
              picture={{ ...pictureOf(image, '3:2'), alt: '' }}
            />
          ))}
        </CardGrid>
      )}
      {others.length > 0 && (
        <div className={pictured.length > 0 ? styles.others : undefined}>
          <PlaceList
            places={others.map(({ name, slugs, siteCount }) => ({
              href: placePath(site, slugs),
              name,
              count: intl.formatNumber(siteCount),
              countText: t('shell.campsites', { count: siteCount }),
            }))}
          />
        </div>
      )}
    </Section>
  )
}
