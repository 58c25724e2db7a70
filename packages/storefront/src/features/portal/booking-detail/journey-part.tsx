import type { CustomerBooking } from '@camping/contract/portal.schemas.ts'
import { sitePathParams } from '@camping/core/campsite/site-path.rules.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { MuiButtonLink } from '@camping/ui/islands/mui-button.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import styles from './booking-detail-page.module.css'
import { FactList } from '../../../kit/portal/fact-list.tsx'

/** The way to the campsite: directions, address, keys. */
export function Directions({ booking: { journey, location, site: campsite } }: { booking: CustomerBooking }) {
  const { config, site } = useApp()
  const t = useText()
  const { address, directions, keys } = journey
  const point = [location.lat, location.lng].map((degrees) => degrees.toFixed(5))
  const place = [address, campsite.area.name, campsite.country.name].filter((part) => part !== '')
  return (
    <div className={styles.journey}>
      {directions !== '' && <p>{directions}</p>}
      <FactList
        facts={[
          { label: t('travel.place'), value: place.join(', ') },
          { label: t('travel.coordinates'), value: point.join(', ') },
        ]}
      />
      {keys !== '' && <FactList facts={[{ label: t('travel.keys'), value: keys }]} />}
      <p className={styles.papers} data-online>
        <MuiButtonLink
          icon="map"
          href={`https://www.openstreetmap.org/directions?to=${point.join('%2C')}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('travel.route')}
        </MuiButtonLink>
        {config.supports.destinations && (
          <MuiButtonLink icon="tent" href={buildPath(site, 'site', sitePathParams(campsite.slug, campsite))}>
            {t('portal.booking.site')}
          </MuiButtonLink>
        )}
      </p>
    </div>
  )
}

/** Sentences of the campsite: what to bring, its rules. */
export function TextList({ texts }: { texts: readonly string[] }) {
  return (
    <ul className={styles.notes}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
