import type { Cart, PaymentRate } from '@camping/contract/booking.schemas.ts'
import { groupPriceLines } from '@camping/contract/group-price-lines.ts'
import { firstRateAfter, planOf, ratesOfPlan } from '@camping/core/checkout/order.rules.ts'
import { useApp } from '../../../kit/app/app-context.tsx'
import { usePartyText } from '../../../kit/format/party-text.ts'
import { useMoney } from '../../../kit/format/use-money.ts'
import { useStayDates } from '../../../kit/format/use-dates.ts'
import { namedUnit } from '../../../kit/format/named-unit.ts'
import { useText } from '../../../kit/format/use-text.ts'
import type { Checkout } from '../order/use-checkout.ts'
import formStyles from '../../../kit/person-fields/person-form.module.css'
import styles from './checkout-form.module.css'

/** What, where, when, for whom, total and first payment: nothing comes between these facts and the button. */
export function KeyFacts({ checkout: { cart, form } }: { checkout: Checkout }) {
  const t = useText()
  const money = useMoney()
  const dates = useStayDates()
  const party = usePartyText()
  const values = form.getState().values
  const { booker } = values
  const { onSiteTotal } = groupPriceLines(cart.priceLines)
  const voucher = cart.voucher?.pays ? cart.voucher : null
  const facts = [
    [t('checkout.fact.site'), `${cart.site.name}, ${cart.site.area.name}`],
    [t('checkout.fact.accommodation'), namedUnit(t, cart)],
    [
      t('checkout.fact.stay'),
      `${dates.full(cart.stay.dateFrom)} – ${dates.full(cart.stay.dateTo)} (${t('shell.nights', { nights: cart.stay.nights })})`,
    ],
    [t('checkout.fact.party'), party(cart.party.adults, cart.party.children.length)],
    [t('checkout.fact.booker'), `${booker?.firstName ?? ''} ${booker?.lastName ?? ''}`.trim()],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={`${styles.fact} ${styles.total}`}>
        <dt>{t('price.total')}</dt>
        <dd>
          {money(cart.total, { currency: cart.currency })}
          {onSiteTotal > 0 && (
            <span className={formStyles.soft}>
              {` ${t('checkout.fact.onSite', { amount: money(onSiteTotal, { currency: cart.currency }) })}`}
            </span>
          )}
        </dd>
      </div>
      {voucher && (
        <div className={styles.fact}>
          <dt>{t('price.voucher', { hint: voucher.hint })}</dt>
          <dd>{money(-voucher.pays, { currency: cart.currency })}</dd>
        </div>
      )}
      <DueFirst cart={cart} rates={ratesOfPlan(cart.plans, planOf(values, cart))} />
    </dl>
  )
}

/** The first payment and its date; nothing before a campsite has accepted a request. */
function DueFirst({ cart, rates }: { cart: Cart; rates: PaymentRate[] }) {
  const { today } = useApp()
  const t = useText()
  const money = useMoney()
  const dates = useStayDates()
  const rate = firstRateAfter(rates, cart.voucher)
  if (rates.length === 0) return null
  const onRequest = cart.site.bookingMode === 'on-request'
  const due = (at: string) =>
    at <= today ? t('price.rate.now') : t('price.rate.until', { date: dates.long(at) })
  const first = rate
    ? `${money(rate.amount, { currency: rate.currency })}, ${due(rate.dueDate)}`
    : t('order.voucher.nothing')
  return (
    <div className={styles.fact}>
      <dt>{t('checkout.fact.dueNow')}</dt>
      <dd>{onRequest ? t('checkout.fact.dueNow.request') : first}</dd>
    </div>
  )
}
