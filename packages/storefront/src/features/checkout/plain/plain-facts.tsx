import type { Cart } from '@camping/contract/booking.schemas.ts'
import { usePartyText } from '../../../kit/format/party-text.ts'
import { useStayDates } from '../../../kit/format/use-dates.ts'
import { useMoney } from '../../../kit/format/use-money.ts'
import { namedUnit } from '../../../kit/format/named-unit.ts'
import { useText } from '../../../kit/format/use-text.ts'

/** What, where, when, for whom and the total, directly above the button. */
export function PlainFacts({ cart }: { cart: Cart }) {
  const t = useText()
  const money = useMoney()
  const dates = useStayDates()
  const party = usePartyText()
  const { stay } = cart
  const amount = (minor: number) => money(minor, { currency: cart.currency })
  const facts = [
    [t('checkout.fact.site'), `${cart.site.name}, ${cart.site.area.name}`],
    [t('checkout.fact.accommodation'), namedUnit(t, cart)],
    [
      t('checkout.fact.stay'),
      `${dates.full(stay.dateFrom)} – ${dates.full(stay.dateTo)} (${t('shell.nights', { nights: stay.nights })})`,
    ],
    [t('checkout.fact.party'), party(cart.party.adults, cart.party.children.length)],
    ...(cart.voucher?.pays
      ? [[t('price.voucher', { hint: cart.voucher.hint }), amount(-cart.voucher.pays)]]
      : []),
    [t('price.total'), amount(cart.total)],
  ]
  return (
    <dl>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
