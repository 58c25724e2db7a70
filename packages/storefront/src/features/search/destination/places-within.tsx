import type { Destination } from '@camping/contract/content.schemas.ts'
import { Container } from '@camping/ui/layout/section.tsx'
import { PlaceList } from '@camping/ui/tiles/place-list.tsx'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { useApp } from '../../../kit/app/app-context.tsx'
import { placePath } from '../address/place-path.ts'
import { useText } from '../../../kit/format/use-text.ts'
import styles from './destination-view.module.css'

const titles = {
  funnel: 'destination.areas',
  country: 'destination.areas',
  area: 'destination.cities',
  city: 'destination.nearby',
} as const

/** Places within this one, with their number of campsites: one row, so that the campsites are not far below. */
export function PlacesWithin({ destination }: { destination: Destination }) {
  const { site } = useApp()
  const t = useText()
  const intl = useIntl()
  const titleId = useId()
  const { within, level } = destination
  if (within.length === 0) return null
  return (
    <Container>
      <section className={styles.places} aria-labelledby={titleId}>
        <h2 id={titleId} className={styles.title}>
          {t(titles[level])}
        </h2>
        <PlaceList
          places={within.map(({ name, slugs, siteCount }) => ({
            href: placePath(site, slugs),
            name,
            count: intl.formatNumber(siteCount),
            countText: t('shell.campsites', { count: siteCount }),
          }))}
        />
      </section>
    </Container>
  )
}
