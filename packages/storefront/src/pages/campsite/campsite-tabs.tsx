import type { SiteAccommodationsReply, SiteDetail } from '@camping/contract/site.schemas.ts'
import { Tabs } from '@camping/ui/tabs/tabs.tsx'
import { useIntl } from 'react-intl'
import { useText } from '../../format/use-text.ts'
import { CampsiteFacilities } from './campsite-facilities.tsx'
import { CampsiteReviews } from './campsite-reviews.tsx'
import styles from './campsite-tabs.module.css'
import { useSeasonText } from './use-season-text.ts'

/** SPEC.md §2: tabs description, important-info, facilities, reviews; all their text is in the HTML. */
export function CampsiteTabs({
  site,
  stay,
}: {
  site: SiteDetail
  stay: SiteAccommodationsReply['stay'] | undefined
}) {
  const t = useText()
  const intl = useIntl()
  const season = useSeasonText()
  const description = (
    <div className={styles.prose}>
      {site.description.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p className={styles.soft}>{t('campsite.season', season(site.season))}</p>
      {site.registrationCode && (
        <p className={styles.soft}>{t('campsite.registration', { code: site.registrationCode })}</p>
      )}
    </div>
  )
  const importantInfo = (
    <ul className={styles.info}>
      {site.importantInfo.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
  return (
    <div className={styles.tabs}>
      <Tabs
        label={t('campsite.tabs', { name: site.name })}
        tabs={[
          { id: 'description', title: t('campsite.tabs.description'), content: description },
          { id: 'important-info', title: t('campsite.tabs.importantInfo'), content: importantInfo },
          {
            id: 'facilities',
            title: t('campsite.tabs.facilities'),
            content: <CampsiteFacilities site={site} stay={stay} />,
          },
          {
            id: 'reviews',
            title: t('campsite.tabs.reviews'),
            count: intl.formatNumber(site.rating.count),
            content: <CampsiteReviews site={site} />,
          },
        ]}
      />
    </div>
  )
}
