import { accommodationSortings, type AccommodationSorting } from '@camping/core/campsite/campsite.rules.ts'
import type { Choice } from '@camping/core/checkout/choice.thunks.ts'
import type { Accommodation, SiteDetail } from '@camping/contract/site.schemas.ts'
import { Alert } from '@camping/ui/alert/alert.tsx'
import { Button } from '@camping/ui/button/button.tsx'
import { SortSelect } from '@camping/ui/facets/sort-select.tsx'
import { Skeleton } from '@camping/ui/skeleton/skeleton.tsx'
import type { ReactNode } from 'react'
import { useSpan, useStayDates } from '../../../kit/format/use-dates.ts'
import { useMoney } from '../../../kit/format/use-money.ts'
import { useText } from '../../../kit/format/use-text.ts'
import type { PageRequest } from '../../../kit/routing/page-view.ts'
import { useLayer } from '../../../kit/routing/use-layer.ts'
import { AccommodationFilters } from './accommodation-filters.tsx'
import { AccommodationItem } from './accommodation-item.tsx'
import styles from './accommodation-section.module.css'
import { AccommodationDrawer, ChoiceProblemNotice, loadDrawer, NearbyArrivals } from './lazy-offer.tsx'
import { Plain } from '../../../kit/plain/plain-part.tsx'
import '../../../kit/plain/plain-part.css'
import { HeldCart } from '../../../kit/held-cart/held-cart.tsx'
import { useAccommodationFilter } from './use-accommodation-filter.ts'
import { loadChoosing, useChooseAccommodation } from './use-choose-accommodation.ts'
import type { StayOffer } from '../offer/use-stay-offer.ts'

interface AccommodationSectionProps {
  site: SiteDetail
  request: PageRequest
  offer: StayOffer
}

const none: readonly Accommodation[] = []
const waitingRows = [0, 1, 2]
const onIntent = () => void Promise.all([loadChoosing(), loadDrawer()])

/** The accommodations with their total for this stay: available ones in the chosen order, the others collapsed. */
export function AccommodationSection({ site, request, offer }: AccommodationSectionProps) {
  const t = useText()
  const { reply } = offer
  const { criteria } = request
  const { choose, busyWith, problem } = useChooseAccommodation(request, offer)
  const { layer, show, hide } = useLayer()
  const all = reply?.accommodations ?? none
  const filter = useAccommodationFilter(all, request)
  const free = filter.matching.filter((one) => one.reason === null)
  const taken = filter.matching.filter((one) => one.reason !== null)
  const nights = reply?.stay.nights ?? criteria.duration
  const choiceOf = ({ id, name, displayPrice }: Accommodation): Choice => ({
    accommodationId: id,
    name,
    date: reply?.stay.date ?? '',
    duration: nights,
    persons: { adults: criteria.adults, children: criteria.children.map((age) => ({ age })) },
    seenTotal: displayPrice?.sellPrice ?? null,
  })
  const list = (accommodations: readonly Accommodation[]) => (
    <ul className={offer.updating ? styles.updating : styles.list} aria-busy={offer.updating}>
      {accommodations.map((accommodation) => (
        <li key={accommodation.id}>
          <AccommodationItem
            siteId={site.id}
            accommodation={accommodation}
            nights={nights}
            onRequest={site.bookingMode === 'on-request'}
            busy={busyWith === accommodation.id}
            choice={choiceOf(accommodation)}
            onChoose={choose}
            onDetails={() => show(`accommodation-${accommodation.id}`)}
            onIntent={onIntent}
            change={offer.change}
          />
        </li>
      ))}
    </ul>
  )
  const openAccommodation = all.find(({ id }) => layer === `accommodation-${id}`)
  return (
    <section id="accommodations" className={styles.section} aria-labelledby="accommodations-title">
      <div className={styles.head}>
        <h2 id="accommodations-title">{t('campsite.accommodations')}</h2>
        <SortSelect
          name="sort"
          label={t('results.sort')}
          value={offer.sorting}
          options={accommodationSortings.map(({ id }) => ({ value: id, text: t(`results.sort.${id}`) }))}
          onValueChange={(value) => offer.sort(value as AccommodationSorting)}
        />
      </div>
      <Plain part="stay" request={request} />
      {reply && <StayNotice reply={reply} />}
      <HeldCart siteId={site.id} />
      <AccommodationFilters all={all} criteria={criteria} filter={filter} />
      {problem && !layer && (
        <ChoiceProblemNotice
          {...{ problem, site, request, offer, busyWith }}
          choose={(it) => void choose(it)}
          onDetails={(id) => show(`accommodation-${id}`)}
        />
      )}
      {!reply && !offer.failed && (
        <div className={styles.list} role="status">
          <span className="visually-hidden">{t('shell.waiting')}</span>
          {waitingRows.map((row) => (
            <Skeleton key={row} shape="block" className={styles.waiting} />
          ))}
        </div>
      )}
      {!reply && offer.failed && (
        <Alert
          kind="warning"
          title={t('campsite.accommodations.failed')}
          action={<Button onClick={offer.retry}>{t('shell.error.retry')}</Button>}
        />
      )}
      {reply && filter.matching.length === 0 && (
        <Alert
          kind="info"
          title={t('campsite.filter.none')}
          action={<Button onClick={filter.clear}>{t('results.filters.clear')}</Button>}
        />
      )}
      {filter.matching.length > 0 && free.length === 0 && !problem && (
        <NoneFree taken={taken}>
          <NearbyArrivals site={site} request={request} offer={offer} />
        </NoneFree>
      )}
      {free.length > 0 && list(free)}
      {taken.length > 0 && (
        <details className={styles.taken} open={free.length === 0}>
          <summary className={styles.fold}>
            <OtherDates taken={taken} />
          </summary>
          {list(taken)}
        </details>
      )}
      <Plain part="compare" criteria={criteria} />
      <AccommodationDrawer
        accommodation={openAccommodation}
        exchange={reply?.exchange ?? null}
        nights={nights}
        busy={busyWith !== null}
        onClose={hide}
        onChoose={(one, place) => {
          const choice = choiceOf(one)
          const seenTotal =
            choice.seenTotal !== null && place ? choice.seenTotal + place.fee : choice.seenTotal
          void choose(place ? { ...choice, unit: place.id, seenTotal } : choice)
        }}
        siteId={site.id}
        stay={reply?.stay}
        change={offer.change}
        problem={problem}
      />
    </section>
  )
}

/** The folded accommodations in a line: how many another stay gets, the cheapest with its dates; else that they are taken. */
function OtherDates({ taken }: { taken: readonly Accommodation[] }) {
  const t = useText()
  const money = useMoney()
  const dates = useStayDates()
  const others = taken.flatMap(({ nearest }) => nearest ?? []).toSorted((a, b) => a.total - b.total)
  const [cheapest] = others
  if (!cheapest) return t('campsite.unavailable', { count: taken.length })
  const counted = t('campsite.otherDates', { count: others.length, price: money(cheapest.total) })
  return `${counted} · ${dates.range(cheapest.date, cheapest.nights)}`
}

function StayNotice({ reply }: { reply: NonNullable<StayOffer['reply']> }) {
  const t = useText()
  const span = useSpan()
  if (!reply.stay.isDefaultDate) return null
  return <p className={styles.note}>{t('results.defaultDate', span(reply.stay.date, reply.stay.nights))}</p>
}

/** Why nothing can be booked, and what helps: other days, but not where each accommodation is too small for the party. */
function NoneFree({ taken, children }: { taken: readonly Accommodation[]; children: ReactNode }) {
  const t = useText()
  const [largest] = taken.toSorted((a, b) => b.maxPersons - a.maxPersons || b.maxAdults - a.maxAdults)
  if (largest && taken.every(({ reason }) => reason === 'party-too-large'))
    return (
      <Alert kind="info" title={t('campsite.tooMany')}>
        <p>{t('campsite.tooMany.text', { persons: largest.maxPersons, adults: largest.maxAdults })}</p>
      </Alert>
    )
  return (
    <Alert kind="info" title={t('campsite.noneFree')}>
      <p>{t('campsite.noneFree.text')}</p>
      {children}
    </Alert>
  )
}
