import type { Exchange, PriceLine } from '@camping/contract/values.schemas.ts'
import type { Accommodation, SiteAccommodationsReply } from '@camping/contract/site.schemas.ts'
import type { ChoiceProblem } from '@camping/core/checkout/choice.thunks.ts'
import {
  AccommodationDetails,
  AccommodationDetailsFooter,
} from '@camping/ui/accommodation-row/accommodation-details.tsx'
import { MuiButton } from '@camping/ui/islands/mui-button.tsx'
import { Sheet } from '@camping/ui/popups/sheet.tsx'
import { PriceLines } from '@camping/ui/price-lines/price-lines.tsx'
import { Suspense, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLazyWords } from '../../../kit/app/lazy-words.ts'
import { pictureOf } from '../../../kit/format/picture-of.ts'
import { useMoney } from '../../../kit/format/use-money.ts'
import { usePriceLines } from '../../../kit/format/use-price-lines.ts'
import { useStayDates } from '../../../kit/format/use-dates.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { PlanSection, type ChosenPlace } from '../plan/plan-section.tsx'
import type { StayOffer } from './use-stay-offer.ts'
import { useStayPrice } from './use-stay-price.ts'

export interface AccommodationDrawerProps {
  /** The accommodation in the drawer; undefined closes it. */
  accommodation: Accommodation | undefined
  /** Exchange rate of costs in another currency. */
  exchange: Exchange | null
  nights: number
  busy: boolean
  /** The last failed choice: a new one closes the drawer, because the page shows the alternatives. */
  problem: ChoiceProblem | null
  onClose: () => void
  onChoose: (accommodation: Accommodation, place: ChosenPlace | null) => void
  siteId: number
  stay: SiteAccommodationsReply['stay'] | undefined
  change: StayOffer['change']
}

/** The details of an accommodation: a bottom sheet on phones, a side drawer elsewhere. */
export function AccommodationDrawer(props: AccommodationDrawerProps) {
  useLazyWords('offer')
  useLazyWords('price')
  const { accommodation, problem, onClose } = props
  const [known, setKnown] = useState(problem)
  useEffect(() => {
    if (problem === known) return
    setKnown(problem)
    if (problem && accommodation) onClose()
  }, [problem, known, accommodation, onClose])
  return accommodation && <Drawer {...props} accommodation={accommodation} />
}

function Drawer(props: AccommodationDrawerProps & { accommodation: Accommodation }) {
  const { accommodation, exchange, nights, busy, onClose, onChoose, change, siteId, stay } = props
  const t = useText()
  const intl = useIntl()
  const money = useMoney()
  const dates = useStayDates()
  const priceLines = usePriceLines()
  const [place, setPlace] = useState<ChosenPlace | null>(null)
  const price = useStayPrice(withFee(accommodation, place), nights)
  const { name, categoryName, maxPersons, maxAdults, bedrooms, sizeM2, reason, nearest } = accommodation
  const upTo = (count: number) => t('offer.details.upTo', { count })
  const facts = [
    { name: t('offer.details.category'), text: categoryName },
    { name: t('offer.details.persons'), text: upTo(maxPersons) },
    ...(maxAdults < maxPersons ? [{ name: t('offer.details.adults'), text: upTo(maxAdults) }] : []),
    ...(bedrooms > 0 ? [{ name: t('results.bedrooms'), text: intl.formatNumber(bedrooms) }] : []),
    ...(sizeM2 > 0 ? [{ name: t('offer.details.size'), text: `${intl.formatNumber(sizeM2)} m²` }] : []),
  ]
  const refusal = reason && t(`campsite.reason.${reason}`)
  return (
    <Sheet
      wide="side"
      onClose={onClose}
      title={name}
      closeLabel={t('shell.close')}
      footer={
        <AccommodationDetailsFooter
          {...(price ? { price } : {})}
          {...(refusal ? { text: refusal } : {})}
          action={
            reason === null ? (
              <MuiButton
                kind="brand"
                size="lg"
                busy={busy}
                heavy
                onClick={() => onChoose(accommodation, place)}
                aria-label={t('shell.pair', { label: t('campsite.choose'), text: name })}
              >
                {t('campsite.choose')}
              </MuiButton>
            ) : (
              nearest && (
                <MuiButton onClick={() => change({ date: nearest.date, duration: nearest.nights })}>
                  {t('campsite.nearest', {
                    dates: dates.range(nearest.date, nearest.nights),
                    nights: nearest.nights,
                    price: money(nearest.total),
                  })}
                </MuiButton>
              )
            )
          }
        />
      }
    >
      <AccommodationDetails
        picturesLabel={t('campsite.gallery', { name })}
        pictures={accommodation.images.map((image) => pictureOf(image, '3:2'))}
        facts={{ title: t('offer.details.facts'), items: facts }}
        facilities={{
          title: t('offer.details.facilities'),
          items: accommodation.facilities.map((facility) => facility.name),
        }}
        plan={
          <Suspense fallback={null}>
            <PlanSection
              siteId={siteId}
              stay={stay}
              accommodation={accommodation}
              value={place}
              onChoose={setPlace}
            />
          </Suspense>
        }
        price={
          refusal
            ? null
            : {
                title: t('offer.details.price'),
                content: <PriceLines {...priceLines(withPlace(accommodation.priceLines, place), exchange)} />,
              }
        }
      />
    </Sheet>
  )
}

/** The accommodation at the price with the chosen place. */
function withFee(accommodation: Accommodation, place: ChosenPlace | null): Accommodation {
  const { displayPrice } = accommodation
  if (!displayPrice || !place) return accommodation
  return {
    ...accommodation,
    displayPrice: { ...displayPrice, sellPrice: displayPrice.sellPrice + place.fee },
  }
}

/** The lines of the price with that of the chosen place, as the cart will have them. */
function withPlace(lines: readonly PriceLine[], place: ChosenPlace | null): PriceLine[] {
  const [first] = lines
  if (!first || !place || place.fee === 0) return [...lines]
  return [
    ...lines,
    {
      kind: 'unit',
      key: place.label,
      quantity: 1,
      unit: 'stay',
      amount: place.fee,
      currency: first.currency,
      payableAt: 'now',
      mandatory: false,
    },
  ]
}
