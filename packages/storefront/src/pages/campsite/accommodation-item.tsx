import type { Accommodation } from '@camping/contract/site.schemas.ts'
import { AccommodationRow } from '@camping/ui/accommodation-row/accommodation-row.tsx'
import { Button } from '@camping/ui/button/button.tsx'
import { PriceLines } from '@camping/ui/price-lines/price-lines.tsx'
import type { PriceTagProps } from '@camping/ui/price-tag/price-tag.tsx'
import { useIntl } from 'react-intl'
import { pictureOf } from '../../format/picture-of.ts'
import { useMoney } from '../../format/use-money.ts'
import { usePriceLines } from '../../format/use-price-lines.ts'
import { useText } from '../../format/use-text.ts'

export interface AccommodationItemProps {
  accommodation: Accommodation
  nights: number
  /** The site confirms each booking itself. */
  onRequest: boolean
  busy: boolean
  onChoose: () => void
}

/** One accommodation: what it is, what it costs for this stay, and the button that leads to the checkout. */
export function AccommodationItem({
  accommodation,
  nights,
  onRequest,
  busy,
  onChoose,
}: AccommodationItemProps) {
  const t = useText()
  const intl = useIntl()
  const priceLines = usePriceLines()
  const price = usePrice(accommodation, nights)
  const { id, name, category, maxPersons, bedrooms, sizeM2, reason, unitsLeft, availabilityStatus } =
    accommodation
  return (
    <AccommodationRow
      id={`accommodation-${id}`}
      name={name}
      category={accommodation.categoryName}
      pictures={accommodation.images.map((image) => pictureOf(image))}
      facts={[
        { icon: 'people', text: t('search.card.persons', { persons: maxPersons }) },
        ...(bedrooms > 0 ? [{ icon: 'bed' as const, text: t('search.card.bedrooms', { bedrooms }) }] : []),
        ...(sizeM2 > 0 ? [{ icon: 'ruler' as const, text: `${intl.formatNumber(sizeM2)} m²` }] : []),
      ]}
      facilities={accommodation.facilities
        .slice(0, category === 'pitch' ? 4 : 5)
        .map((facility) => facility.name)}
      badges={[
        ...(reason === null && availabilityStatus === 'few' && unitsLeft !== null
          ? [{ tone: 'warning' as const, text: t('search.availability.few', { units: unitsLeft }) }]
          : []),
        ...(reason === null && onRequest
          ? [{ tone: 'neutral' as const, text: t('search.availability.on-request') }]
          : []),
      ]}
      {...(price ? { price } : {})}
      {...(reason ? { unavailable: t(`campsite.reason.${reason}`) } : {})}
      {...(accommodation.priceLines.length > 0 && !reason
        ? {
            details: {
              summary: t('campsite.priceDetails'),
              content: <PriceLines {...priceLines(accommodation.priceLines)} />,
            },
          }
        : {})}
      action={
        reason === null && (
          <Button
            kind="brand"
            size="lg"
            busy={busy}
            onClick={onChoose}
            aria-label={`${t('campsite.choose')}: ${name}`}
          >
            {t('campsite.choose')}
          </Button>
        )
      }
      labels={{
        previousPicture: t('search.card.previousPicture'),
        nextPicture: t('search.card.nextPicture'),
      }}
    />
  )
}

function usePrice({ displayPrice }: Accommodation, nights: number): PriceTagProps | undefined {
  const t = useText()
  const money = useMoney()
  const intl = useIntl()
  if (!displayPrice) return undefined
  const { sellPrice, currency, discount } = displayPrice
  return {
    size: 'lg',
    total: money(sellPrice, { currency }),
    caption: t('search.card.total', { nights }),
    note: t('search.card.included'),
    ...(discount
      ? {
          before: money(discount.priorPrice, { currency }),
          beforeLabel: t('search.card.before'),
          discount: intl.formatNumber(-discount.percent / 100, { style: 'percent' }),
        }
      : {}),
  }
}
