import type { KeyIn } from '@camping/editions/messages/message-key.ts'
import type { ComparedColumn, ComparedFacility, CompareReply } from '@camping/contract/compare.schemas.ts'
import { holdsFacts, isOpenDuring } from '@camping/core/campsite/campsite.rules.ts'
import { differs } from '@camping/core/compare/compare.rules.ts'
import { addNights } from '@camping/core/search/criteria.rules.ts'
import { Badge } from '@camping/ui/badge/badge.tsx'
import { ButtonLink } from '@camping/ui/button/button.tsx'
import { CompareMark, type CompareGroup, type CompareRow } from '@camping/ui/compare/compare-table.tsx'
import { PriceTag } from '@camping/ui/price-tag/price-tag.tsx'
import { Rating } from '@camping/ui/rating/rating.tsx'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useMoney } from '../../kit/format/use-money.ts'
import { useRating } from '../../kit/format/use-rating.ts'
import { isAllYear, useSeasonText } from '../../kit/format/use-season-text.ts'
import { useStruckPrice } from '../../kit/format/use-struck-price.ts'
import { useText } from '../../kit/format/use-text.ts'
import styles from './compare-page.module.css'

interface Cell {
  readonly text: string
  /** What is shown instead of the text. */
  readonly content?: ReactNode
}

const row = (label: string, cells: readonly Cell[]): CompareRow => ({
  label,
  cells: cells.map(({ text, content }) => content ?? text),
  differs: differs(cells.map(({ text }) => text)),
})

/** The rows of a comparison. The text of a cell decides whether its row differs, whatever the cell shows. */
export function useCompareRows(
  { stay, columns, accommodationFacilities, facilityGroups }: CompareReply,
  hrefOf: (column: ComparedColumn) => string,
): CompareGroup[] {
  const t = useText()
  const intl = useIntl()
  const facility = useFacilityRow(stay)
  const fact = useFactRow()
  const price = usePriceCell(stay.nights, hrefOf)
  const ratingOf = useRating()
  const season = useSeasonText()
  const unknown: Cell = { text: t('compare.unknown') }
  const of = (label: KeyIn<'compare'>, cell: (column: ComparedColumn) => Cell): CompareRow =>
    row(t(`compare.${label}`), columns.map(cell))
  /** A number of the accommodation; a zero is not specified, and a row of them is left out. */
  const count = (label: KeyIn<'compare'>, key: 'bedrooms' | 'sizeM2', text: (count: string) => string) =>
    columns.some(({ accommodation }) => accommodation?.[key])
      ? [
          of(label, ({ accommodation }) => {
            const value = accommodation?.[key] ?? 0
            return value > 0 ? { text: text(intl.formatNumber(value)) } : unknown
          }),
        ]
      : []
  const facts = [
    of('price', price),
    of('accommodation', ({ accommodation }) =>
      accommodation
        ? {
            text: `${accommodation.name} ${accommodation.categoryName}`,
            content: (
              <>
                {accommodation.name}
                <br />
                {accommodation.categoryName}
              </>
            ),
          }
        : unknown,
    ),
    of('persons', ({ accommodation }) =>
      accommodation ? { text: t('results.card.persons', { persons: accommodation.maxPersons }) } : unknown,
    ),
    ...count('bedrooms', 'bedrooms', (text) => text),
    ...count('size', 'sizeM2', (text) => `${text} m²`),
    of('rating', ({ site }) => {
      const { rating } = ratingOf(site.rating)
      return rating
        ? { text: `${rating.scoreText} ${rating.countText}`, content: <Rating {...rating} /> }
        : unknown
    }),
    of('place', ({ site: { meta } }) => ({
      text: `${meta.city.name}, ${meta.area.name}, ${meta.country.name}`,
    })),
    of('season', ({ season: open }) => ({
      text: isAllYear(open) ? t('about.season.allYear') : t('about.season', season(open)),
    })),
    of('booking', ({ bookingMode }) => ({
      text: t(bookingMode === 'instant' ? 'compare.booking.instant' : 'results.availability.on-request'),
    })),
  ]
  return [
    { rows: facts },
    ...(accommodationFacilities.length > 0
      ? [{ title: t('compare.inside'), rows: accommodationFacilities.map(facility) }]
      : []),
    ...facilityGroups.map((group) => ({
      title: group.title,
      rows: group.items.map(holdsFacts(group) ? fact : facility),
    })),
  ]
}

/** The total with what it was, as on the campsite's page, or that there is none, and the way there. */
function usePriceCell(nights: number, hrefOf: (column: ComparedColumn) => string) {
  const t = useText()
  const money = useMoney()
  const struckPrice = useStruckPrice()
  return (column: ComparedColumn): Cell => {
    const { accommodation } = column
    const price = accommodation?.displayPrice
    const { discount } = price ?? {}
    return {
      text: price ? money(price.sellPrice) : t('compare.none'),
      content: (
        <div className={styles.price}>
          {price ? (
            <PriceTag
              total={money(price.sellPrice)}
              caption={t('results.card.total', { nights })}
              note={t('results.card.included')}
              {...struckPrice(discount)}
            />
          ) : (
            <p>{t('compare.none')}</p>
          )}
          {accommodation?.availabilityStatus === 'few' && accommodation.unitsLeft && (
            <Badge tone="warning">{t('results.availability.few', { units: accommodation.unitsLeft })}</Badge>
          )}
          <ButtonLink kind="brand" href={hrefOf(column)}>
            {t('compare.view')}
          </ButtonLink>
        </div>
      ),
    }
  }
}

/** Whether each has what costs nothing anywhere: shade, a quiet place. */
function useFactRow() {
  const t = useText()
  return ({ name, columns }: ComparedFacility): CompareRow =>
    row(
      name,
      columns.map((cell): Cell => {
        const text = t(cell ? 'compare.yes' : 'compare.no')
        return { text, content: <CompareMark has={cell !== null}>{text}</CompareMark> }
      }),
    )
}

/** Whether each has a facility, what it costs, and whether it is open during the stay. */
function useFacilityRow({ date, nights }: CompareReply['stay']) {
  const t = useText()
  const end = addNights(date, nights)
  return ({ name, columns }: ComparedFacility): CompareRow =>
    row(
      name,
      columns.map((cell): Cell => {
        const isOpen = cell !== null && isOpenDuring(cell.period, date, end)
        const text = t(
          cell === null
            ? 'compare.missing'
            : isOpen
              ? `about.facility.${cell.included ? 'included' : 'paid'}`
              : 'about.facility.closed',
        )
        return { text, content: <CompareMark has={isOpen}>{text}</CompareMark> }
      }),
    )
}
