import type { Exchange } from '@camping/contract/values.schemas.ts'
import type { Accommodation } from '@camping/contract/site.schemas.ts'
import type { ChoiceProblem } from '@camping/core/checkout/choice.thunks.ts'
import {
  AccommodationDetails,
  AccommodationDetailsFooter,
} from '@camping/ui/accommodation-row/accommodation-details.tsx'
import { Button } from '@camping/ui/button/button.tsx'
import { Sheet } from '@camping/ui/islands/sheet.tsx'
import { PriceLines } from '@camping/ui/price-lines/price-lines.tsx'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLazyWords } from '../../../kit/app/lazy-words.ts'
import { pictureOf } from '../../../kit/format/picture-of.ts'
import { useMoney } from '../../../kit/format/use-money.ts'
import { usePriceLines } from '../../../kit/format/use-price-lines.ts'
import { useStayDates } from '../../../kit/format/use-dates.ts'
import { useText } from '../../../kit/format/use-text.ts'
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
  onChoose: (accommodation: Accommodation) => void
  change: StayOffer['change']
}

/** The details of an accommodation: a bottom sheet on phones, a side drawer elsewhere. */
export function AccommodationDrawer(props: AccommodationDrawerProps) {
  useLazyWords('offer')
  useLazyWords('price')
  const { accommodation, problem, onClose } = props
  const [last, setLast] = useState(accommodation)
  if (accommodation && accommodation !== last) setLast(accommodation)
  const [known, setKnown] = useState(problem)
  useEffect(() => {
    if (problem === known) return
    setKnown(problem)
    if (problem && accommodation) onClose()
  }, [problem, known, accommodation, onClose])
  return last && <Drawer {...props} open={accommodation !== undefined} accommodation={last} />
}

function Drawer(props: AccommodationDrawerProps & { open: boolean; accommodation: Accommodation }) {
  const { open, accommodation, exchange, nights, busy, onClose, onChoose, change } = props
  const t = useText()
  const intl = useIntl()
  const money = useMoney()
  const dates = useStayDates()
  const priceLines = usePriceLines()
  const price = useStayPrice(accommodation, nights)
  const { name, categoryName, maxPersons, maxAdults, bedrooms, sizeM2, reason, nearest } = accommodation
  const upTo = (count: number) => t('offer.details.upTo', { count })
  const facts = [
    { name: t('offer.details.category'), text: categoryName },
    { name: t('offer.details.persons'), text: upTo(maxPersons) },
    ...(maxAdults < maxPersons ? [{ name: t('offer.details.adults'), text: upTo(maxAdults) }] : []),
    ...(bedrooms > 0 ? [{ name: t('results.facet.bedrooms'), text: intl.formatNumber(bedrooms) }] : []),
    ...(sizeM2 > 0 ? [{ name: t('offer.details.size'), text: `${intl.formatNumber(sizeM2)} m²` }] : []),
  ]
  const refusal = reason && t(`campsite.reason.${reason}`)
  return (
    <Sheet
      open={open}
      size="wide"
      onClose={onClose}
      title={name}
      closeLabel={t('shell.close')}
      footer={
        <AccommodationDetailsFooter
          {...(price ? { price } : {})}
          {...(refusal ? { text: refusal } : {})}
          action={
            reason === null ? (
              <Button
                kind="brand"
                size="lg"
                busy={busy}
                onClick={() => onChoose(accommodation)}
                aria-label={`${t('campsite.choose')}: ${name}`}
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
        price={
          refusal
            ? null
            : {
                title: t('offer.details.price'),
                content: <PriceLines {...priceLines(accommodation.priceLines, exchange)} />,
              }
        }
      />
    </Sheet>
  )
}
