import type { Choice } from '@camping/core/checkout/choice.thunks.ts'
import type { Accommodation } from '@camping/contract/site.schemas.ts'
import { compareItem } from '@camping/core/compare/compare-item.ts'
import { AccommodationRow } from '@camping/ui/accommodation-row/accommodation-row.tsx'
import { Button } from '@camping/ui/button/button.tsx'
import { useIntl } from 'react-intl'
import { DeferredCompareBox } from '../../../kit/compare/deferred-compare-box.tsx'
import { pictureOf } from '../../../kit/format/picture-of.ts'
import { useMoney } from '../../../kit/format/use-money.ts'
import { useStayDates } from '../../../kit/format/use-dates.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { detailsValue } from '../plain/details-value.ts'
import type { StayOffer } from '../offer/use-stay-offer.ts'
import { useStayPrice } from '../offer/use-stay-price.ts'

export interface AccommodationItemProps {
  siteId: number
  accommodation: Accommodation
  nights: number
  /** The site confirms each booking. */
  onRequest: boolean
  busy: boolean
  /** What the button chooses, and sends as JSON where no script runs. */
  choice: Choice
  onChoose: (choice: Choice) => unknown
  onDetails: () => void
  /** The visitor is about to choose or to open the details. */
  onIntent: () => void
  change: StayOffer['change']
}

/** One accommodation: description, price for this stay, and the button to the checkout. */
export function AccommodationItem(props: AccommodationItemProps) {
  const { siteId, accommodation, nights, onRequest, busy, choice, onChoose, onDetails, onIntent, change } =
    props
  const t = useText()
  const intl = useIntl()
  const money = useMoney()
  const dates = useStayDates()
  const price = useStayPrice(accommodation, nights)
  const { id, name, category, maxPersons, maxAdults, bedrooms, sizeM2, reason, unitsLeft, nearest } =
    accommodation
  return (
    <AccommodationRow
      id={`accommodation-${id}`}
      name={name}
      category={accommodation.categoryName}
      pictures={accommodation.images.map((image) => pictureOf(image))}
      facts={[
        {
          icon: 'people',
          text:
            maxAdults < maxPersons
              ? t('campsite.persons', { persons: maxPersons, adults: maxAdults })
              : t('results.card.persons', { persons: maxPersons }),
        },
        bedrooms > 0 ? { icon: 'bed', text: t('results.card.bedrooms', { bedrooms }) } : null,
        sizeM2 > 0 ? { icon: 'ruler', text: `${intl.formatNumber(sizeM2)} m²` } : null,
      ]}
      facilities={accommodation.facilities
        .slice(0, category === 'pitch' ? 4 : 5)
        .map((facility) => facility.name)}
      badges={[
        ...(reason === null && accommodation.availabilityStatus === 'few' && unitsLeft !== null
          ? [{ tone: 'warning' as const, text: t('results.availability.few', { units: unitsLeft }) }]
          : []),
        ...(reason === null && onRequest
          ? [{ tone: 'neutral' as const, text: t('results.availability.on-request') }]
          : []),
      ]}
      {...(price ? { price } : {})}
      {...(reason ? { unavailable: t(`campsite.reason.${reason}`) } : {})}
      more={{
        text: t('campsite.details'),
        label: t('shell.pair', { label: t('campsite.details'), text: name }),
        value: detailsValue({ siteId, accommodationId: id, date: choice.date, nights }),
        onClick: onDetails,
        onIntent,
      }}
      action={
        reason === null ? (
          <Button
            kind="brand"
            size="lg"
            busy={busy}
            heavy
            type="submit"
            form="plain"
            name="choose"
            value={JSON.stringify(choice)}
            onClick={() => onChoose(choice)}
            onPointerEnter={onIntent}
            onFocus={onIntent}
            aria-label={t('shell.pair', { label: t('campsite.choose'), text: name })}
          >
            {t('campsite.choose')}
          </Button>
        ) : (
          nearest && (
            <Button onClick={() => change({ date: nearest.date, duration: nearest.nights })}>
              {t('campsite.nearest', {
                dates: dates.range(nearest.date, nearest.nights),
                nights: nearest.nights,
                price: money(nearest.total),
              })}
            </Button>
          )
        )
      }
      compare={<DeferredCompareBox item={compareItem(siteId, id)} name={name} />}
      labels={{
        previousPicture: t('results.card.previousPicture'),
        nextPicture: t('results.card.nextPicture'),
      }}
    />
  )
}
