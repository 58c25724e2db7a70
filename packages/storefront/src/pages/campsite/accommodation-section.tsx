import {
  accommodationSortings,
  type AccommodationSorting,
} from '@camping/core/campsite/accommodations-request.ts'
import type { SiteDetail } from '@camping/contract/site.schemas.ts'
import { Alert } from '@camping/ui/alert/alert.tsx'
import { Button } from '@camping/ui/button/button.tsx'
import { SortSelect } from '@camping/ui/facets/sort-select.tsx'
import { useStayDates } from '../../format/use-dates.ts'
import { useText } from '../../format/use-text.ts'
import type { PageRequest } from '../../routing/page-view.ts'
import { AccommodationItem } from './accommodation-item.tsx'
import styles from './accommodation-section.module.css'
import { LazyNearbyArrivals } from './lazy-nearby-arrivals.tsx'
import { useChooseAccommodation } from './use-choose-accommodation.ts'
import type { StayOffer } from './use-stay-offer.ts'

interface AccommodationSectionProps {
  site: SiteDetail
  request: PageRequest
  offer: StayOffer
}

/** Every accommodation of the site with its total for this stay: what can be booked first, in the chosen order. */
export function AccommodationSection({ site, request, offer }: AccommodationSectionProps) {
  const t = useText()
  const { reply } = offer
  const { choose, busyWith, problem } = useChooseAccommodation(request, offer)
  const free = reply?.accommodations.filter((one) => one.reason === null) ?? []
  const taken = reply?.accommodations.filter((one) => one.reason !== null) ?? []
  return (
    <section id="accommodations" className={styles.section} aria-labelledby="accommodations-title">
      <div className={styles.head}>
        <h2 id="accommodations-title">{t('campsite.accommodations')}</h2>
        <SortSelect
          name="sort"
          label={t('search.sort')}
          value={offer.sorting}
          options={accommodationSortings.map(({ id }) => ({ value: id, text: t(`search.sort.${id}`) }))}
          onValueChange={(value) => offer.sort(value as AccommodationSorting)}
        />
      </div>
      {reply && <StayNote reply={reply} />}
      {problem && (
        <Alert kind="error" live title={t(`campsite.conflict.${problem}`)}>
          <p>{t(`campsite.conflict.${problem}.text`)}</p>
          {problem !== 'unreachable' && <LazyNearbyArrivals site={site} request={request} offer={offer} />}
        </Alert>
      )}
      {!reply && (
        <Alert
          kind="warning"
          title={t('campsite.accommodations.failed')}
          action={<Button onClick={offer.retry}>{t('shell.error.retry')}</Button>}
        />
      )}
      {reply && free.length === 0 && !problem && (
        <Alert kind="info" title={t('campsite.noneFree')}>
          <p>{t('campsite.noneFree.text')}</p>
          <LazyNearbyArrivals site={site} request={request} offer={offer} />
        </Alert>
      )}
      <ul className={offer.updating ? styles.updating : styles.list} aria-busy={offer.updating}>
        {[...free, ...taken].map((accommodation) => (
          <li key={accommodation.id}>
            <AccommodationItem
              accommodation={accommodation}
              nights={reply?.stay.nights ?? request.criteria.duration}
              onRequest={site.bookingMode === 'on-request'}
              busy={busyWith === accommodation.id}
              onChoose={() => void choose(accommodation)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function StayNote({ reply }: { reply: NonNullable<StayOffer['reply']> }) {
  const t = useText()
  const dates = useStayDates()
  if (!reply.stay.isDefaultDate) return null
  return (
    <p className={styles.note}>
      {t('search.defaultDate', { dates: dates.range(reply.stay.date, reply.stay.nights) })}
    </p>
  )
}
