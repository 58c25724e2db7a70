import type { Cart } from '@camping/contract/booking.schemas.ts'
import { dateText } from '@camping/editions/date-text.ts'
import { SummaryBox } from '@camping/ui/checkout/summary-box.tsx'
import { PriceLines } from '@camping/ui/price-lines/price-lines.tsx'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useApp } from '../../../kit/app/app-context.tsx'
import { pictureOf } from '../../../kit/format/picture-of.ts'
import { usePartyText } from '../../../kit/format/party-text.ts'
import { useMoney } from '../../../kit/format/use-money.ts'
import { usePriceLines } from '../../../kit/format/use-price-lines.ts'
import { namedUnit } from '../../../kit/format/named-unit.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { useIsChoosing } from '../order/use-is-choosing.ts'
import styles from './checkout-summary.module.css'

/** The booking and its price beside every step; on phones a line that opens. */
export function CheckoutSummary({ cart }: { cart: Cart }) {
  const t = useText()
  const money = useMoney()
  const intl = useIntl()
  const party = usePartyText()
  const priceLines = usePriceLines()
  const { config } = useApp()
  const { site, accommodation, stay, voucher } = cart
  // Short enough for two of them to stand side by side.
  const dayOf = (date: string) =>
    dateText(
      intl.locale,
      intl.formatDate(`${date}T12:00:00Z`, {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        timeZone: 'UTC',
      }),
    )
  const amount = (minor: number) => money(minor, { currency: cart.currency })
  const paid = voucher?.pays
    ? [
        {
          id: 'voucher',
          label: t('price.voucher', { hint: voucher.hint }),
          amount: amount(-voucher.pays),
          kind: 'reduction' as const,
        },
        {
          id: 'left',
          label: t('price.voucher.left', { brand: config.displayName }),
          amount: amount(voucher.open),
        },
      ]
    : []
  return (
    <SummaryBox
      title={t('checkout.summary')}
      picture={pictureOf(accommodation.image, '2:1')}
      name={site.name}
      place={`${site.area.name}, ${site.country.name}`}
      facts={[
        { label: t('checkout.fact.arrival'), value: dayOf(stay.dateFrom) },
        { label: t('checkout.fact.departure'), value: dayOf(stay.dateTo) },
        { label: t('checkout.fact.nights'), value: t('shell.nights', { nights: stay.nights }) },
        { label: t('checkout.fact.party'), value: party(cart.party.adults, cart.party.children.length) },
        { label: t('checkout.fact.accommodation'), value: namedUnit(t, cart), wide: true },
      ]}
      total={{ label: t('price.total'), amount: amount(cart.total) }}
      labels={{ show: t('checkout.summary.show'), hide: t('checkout.summary.hide') }}
    >
      <Price id={cart.id}>
        <PriceLines {...priceLines(cart.priceLines, cart.exchange)} paid={paid} />
      </Price>
    </SummaryBox>
  )
}

/** Pale while a new price is loading. Only this is drawn again for a press (P15). */
function Price({ id, children }: { id: string; children: ReactNode }) {
  const isChoosing = useIsChoosing(id)
  return (
    <div className={isChoosing ? styles.updating : styles.price} aria-busy={isChoosing}>
      {children}
    </div>
  )
}
