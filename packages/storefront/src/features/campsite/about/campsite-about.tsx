import type { SiteDetail } from '@camping/contract/site.schemas.ts'
import type { IconName } from '@camping/ui/icon/icon-paths.ts'
import { InfoList } from '@camping/ui/info-list/info-list.tsx'
import { Tabs } from '@camping/ui/tabs/tabs.tsx'
import { useIntl } from 'react-intl'
import { useLazyWords } from '../../../kit/app/lazy-words.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { CampsiteReviews } from '../reviews/campsite-reviews.tsx'
import type { AboutProps } from './about-props.ts'
import styles from './campsite-about.module.css'
import { CampsiteFacilities } from './campsite-facilities.tsx'
import { CampsiteWeather } from './campsite-weather.tsx'
import { CampsitePlace } from './campsite-place.tsx'

/**
 * campsite-1: tabs description, important-info, facilities, reviews; the HTML contains all their text. Beside them, or
 * below on phones, the location of the campsite.
 */
export function CampsiteAbout({ site, request, stay }: AboutProps) {
  useLazyWords('about')
  const t = useText()
  const intl = useIntl()
  return (
    <div className={styles.about} id="about">
      <div className={styles.tabs}>
        <Tabs
          label={t('about.tabs', { name: site.name })}
          tabs={[
            {
              id: 'description',
              title: t('about.tabs.description'),
              content: <Description text={site.description} />,
            },
            {
              id: 'important-info',
              title: t('about.tabs.importantInfo'),
              content: <ImportantInfo info={site.importantInfo} />,
            },
            {
              id: 'facilities',
              title: t('about.tabs.facilities'),
              content: <CampsiteFacilities site={site} stay={stay} />,
            },
            {
              id: 'reviews',
              title: t('about.tabs.reviews'),
              count: intl.formatNumber(site.rating.count),
              content: <CampsiteReviews site={site} />,
            },
          ]}
        />
        <CampsiteWeather site={site} request={request} stay={stay} />
      </div>
      <aside className={styles.place} id="map" aria-label={t('about.place')}>
        <CampsitePlace site={site} request={request} stay={stay} />
      </aside>
    </div>
  )
}

function Description({ text }: { text: string }) {
  return (
    <div className={styles.prose}>
      {text.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}

type Info = SiteDetail['importantInfo'][number]

const icons: Record<Info['topic'], IconName> = {
  arrival: 'clock',
  pets: 'paw',
  quiet: 'bed',
  pool: 'pool',
  deposit: 'card',
  documents: 'user',
  fire: 'fork',
  charging: 'plug',
  groups: 'people',
  other: 'info',
}
/** The most frequent topics come first, whatever the campsite's order. */
const order = Object.keys(icons)

function ImportantInfo({ info }: { info: SiteDetail['importantInfo'] }) {
  const t = useText()
  const arranged = info.toSorted((a, b) => order.indexOf(a.topic) - order.indexOf(b.topic))
  return (
    <InfoList
      items={arranged.map(({ topic, text }) => ({
        icon: icons[topic],
        title: t(`about.info.${topic}`),
        text,
      }))}
    />
  )
}
