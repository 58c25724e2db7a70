import { campsiteApi } from '@camping/core/campsite/campsite.api.ts'
import { monthsAround, nearestArrivals } from '@camping/core/campsite/arrivals.rules.ts'
import type { SiteDetail } from '@camping/contract/site.schemas.ts'
import { Button } from '@camping/ui/button/button.tsx'
import { Suspense } from 'react'
import { lazyPart } from '@camping/ui/lazy-part.ts'
import { useLazyWords } from '../../../kit/app/lazy-words.ts'
import { useMoney } from '../../../kit/format/use-money.ts'
import { useStayDates } from '../../../kit/format/use-dates.ts'
import { useText } from '../../../kit/format/use-text.ts'
import type { PageRequest } from '../../../kit/routing/page-view.ts'
import styles from './nearby-arrivals.module.css'
import type { StayOffer } from './use-stay-offer.ts'

/** Only in this chunk: the names of shared ones are part of every campsite's first load. */
const StayAlert = lazyPart(() => import('./stay-alert.tsx').then((part) => ({ default: part.StayAlert })))

/** The nearest available arrivals with their totals, when the requested dates are taken. */
export function NearbyArrivals({
  site,
  request,
  offer,
}: {
  site: SiteDetail
  request: PageRequest
  offer: StayOffer
}) {
  useLazyWords('offer')
  const t = useText()
  const money = useMoney()
  const dates = useStayDates()
  const { criteria, app } = request
  const wished = offer.reply?.stay.date ?? criteria.date ?? app.today
  const [month, other] = monthsAround(wished)
  const wish = {
    id: site.id,
    duration: criteria.duration,
    adults: criteria.adults,
    ...(criteria.children.length > 0 ? { children: [...criteria.children] } : {}),
  }
  const first = campsiteApi.useSiteCalendarQuery({ ...wish, month })
  const second = campsiteApi.useSiteCalendarQuery(
    { ...wish, month: other },
    { skip: other < app.today.slice(0, 7) },
  )
  if (first.isLoading || second.isLoading) return null
  const arrivals = nearestArrivals([...(first.data?.days ?? []), ...(second.data?.days ?? [])], wished)
  const alert = (
    <Suspense fallback={null}>
      <StayAlert name="alert" site={site} offer={offer} criteria={criteria} date={wished} />
    </Suspense>
  )
  if (arrivals.length === 0)
    return (
      <div className={styles.nearby}>
        <p>{t('offer.nearby.none')}</p>
        {alert}
      </div>
    )
  return (
    <div className={styles.nearby}>
      <p>{t('offer.nearby')}</p>
      <ul className={styles.list}>
        {arrivals.map(({ date, total }) => (
          <li key={date}>
            <Button onClick={() => offer.change({ date })}>
              {`${dates.range(date, criteria.duration)} · ${money(total)}`}
            </Button>
          </li>
        ))}
      </ul>
      {alert}
    </div>
  )
}
