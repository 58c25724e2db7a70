import type { SiteAccommodationsReply } from '@camping/contract/site.schemas.ts'
import { campsiteApi } from '@camping/core/campsite/campsite.api.ts'
import { accommodationsRequest } from '@camping/core/campsite/campsite.rules.ts'
import type { Choice } from '@camping/core/checkout/choice.thunks.ts'
import { useAppSelector } from '@camping/core/store/create-store.ts'
import { Button } from '@camping/ui/button/button.tsx'
import { Link } from '@camping/ui/link/link.tsx'
import type { PriceLinesProps } from '@camping/ui/price-lines/price-lines.tsx'
import { useStayDates } from '../../../kit/format/use-dates.ts'
import { useMoney } from '../../../kit/format/use-money.ts'
import { usePriceLines } from '../../../kit/format/use-price-lines.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { useFormAnswer } from '../../../kit/plain/form-answer.tsx'
import type { PageRequest } from '../../../kit/routing/page-view.ts'
import { searchOf } from '../../../kit/routing/use-search-navigation.ts'
import type { FoundDetails } from './details.form.ts'
import { PlainPlaces } from './plain-places.tsx'

/** The details of the accommodation whose button was pressed: as the drawer has them, where no script runs. */
export function PlainDetails({ request }: { request: PageRequest }) {
  const found = useFormAnswer('details')?.found as FoundDetails | undefined
  const siteId = useAppSelector(
    (state) => campsiteApi.endpoints.site.select({ slug: request.params['site'] ?? '' })(state).data?.id ?? 0,
  )
  const reply = useAppSelector(
    (state) =>
      campsiteApi.endpoints.siteAccommodations.select(accommodationsRequest(siteId, request.criteria))(state)
        .data,
  )
  return found && reply ? <Details {...{ request, found, reply }} /> : null
}

interface DetailsProps {
  readonly request: PageRequest
  readonly found: FoundDetails
  readonly reply: NonNullable<SiteAccommodationsReply>
}

function Details({ request, found, reply }: DetailsProps) {
  const t = useText()
  const money = useMoney()
  const dates = useStayDates()
  const priceLines = usePriceLines()
  const { stay, exchange } = reply
  const accommodation = reply.accommodations.find(({ id }) => id === found.accommodationId)
  if (!accommodation) return null
  const { id, name, categoryName, maxPersons, facilities, reason, nearest, displayPrice } = accommodation
  const { criteria, pathname, params } = request
  const choice: Choice = {
    accommodationId: id,
    name,
    date: stay.date,
    duration: stay.nights,
    persons: { adults: criteria.adults, children: criteria.children.map((age) => ({ age })) },
    seenTotal: displayPrice?.sellPrice ?? null,
  }
  const other = nearest && { ...criteria, date: nearest.date, duration: nearest.nights }
  return (
    <section aria-labelledby="plain-details">
      <h3 id="plain-details">{name}</h3>
      <p>
        {[
          categoryName,
          t('results.card.persons', { persons: maxPersons }),
          ...facilities.map((facility) => facility.name),
        ].join(' · ')}
      </p>
      {reason ? (
        <p>{t(`campsite.reason.${reason}`)}</p>
      ) : (
        <>
          <h4>{t('offer.details.price')}</h4>
          <Lines {...priceLines(accommodation.priceLines, exchange)} />
        </>
      )}
      {reason && other && (
        <p>
          <Link href={`${pathname}${searchOf(other, params)}#accommodations`}>
            {t('campsite.nearest', {
              dates: dates.range(nearest.date, nearest.nights),
              nights: nearest.nights,
              price: money(nearest.total),
            })}
          </Link>
        </p>
      )}
      {!reason && (
        <form method="post" action={pathname + searchOf(criteria, params)}>
          {found.plan && <PlainPlaces plan={found.plan} accommodationId={id} />}
          <p>
            <Button type="submit" kind="brand" name="choose" value={JSON.stringify(choice)}>
              {t('shell.pair', { label: t('campsite.choose'), text: name })}
            </Button>
          </p>
        </form>
      )}
    </section>
  )
}

/** The lines of the price and their total: the page has no styles of the table that the drawer loads. */
function Lines({ lines, onSite, total }: PriceLinesProps) {
  const t = useText()
  const all = [...lines, ...(onSite?.lines ?? []), { id: 'total', ...total, details: [total.note ?? ''] }]
  return (
    <dl>
      {all.map(({ id, label, details = [], amount }) => (
        <div key={id}>
          <dt>
            {label} <small>{details.join(', ')}</small>
          </dt>
          <dd>{amount}</dd>
        </div>
      ))}
      {onSite?.note && (
        <div>
          <dt>{t('price.onSite')}</dt>
          <dd>
            <small>{onSite.note}</small>
          </dd>
        </div>
      )}
    </dl>
  )
}
