import type { Alternatives, Cart } from '@camping/contract/booking.schemas.ts'
import type { OtherStay } from '@camping/core/checkout/order.thunks.ts'
import { MuiButton, MuiButtonLink } from '@camping/ui/islands/mui-button.tsx'
import { useEffect, useRef } from 'react'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useMoney } from '../../../kit/format/use-money.ts'
import { useStayDates } from '../../../kit/format/use-dates.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { campsiteHref } from '../order/campsite-href.ts'
import styles from './stay-alternatives.module.css'

export interface StayAlternativesProps {
  readonly cart: Cart
  readonly alternatives: Alternatives
  readonly asking: boolean
  readonly onChoose: (stay: OtherStay) => void
}

/** Alternatives to a stay that is gone, with their totals. Takes the focus when it appears. */
export function StayAlternatives({ cart, alternatives, asking, onChoose }: StayAlternativesProps) {
  const app = useApp()
  const t = useText()
  const money = useMoney()
  const dates = useStayDates()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [alternatives])
  const groups = [
    {
      title: t('hold.other.accommodations'),
      stays: alternatives.accommodations.map(({ id, name, total, currency }) => ({
        name,
        price: money(total, { currency }),
        stay: { accommodationId: id, total },
      })),
    },
    {
      title: t('hold.other.dates', { name: cart.accommodation.name }),
      stays: alternatives.dates.map(({ date, nights, total, currency }) => ({
        name: dates.range(date, nights),
        price: money(total, { currency }),
        stay: { date, total },
      })),
    },
  ].filter(({ stays }) => stays.length > 0)
  return (
    <section className={styles.others} aria-labelledby="alternatives" aria-busy={asking}>
      <h2 id="alternatives" ref={heading} tabIndex={-1} className={styles.title}>
        {t(groups.length > 0 ? 'hold.other' : 'hold.other.none')}
      </h2>
      {groups.map(({ title, stays }) => (
        <div key={title}>
          <h3 className={styles.group}>{title}</h3>
          <ul className={styles.list}>
            {stays.map(({ name, price, stay }) => (
              <li key={name + price} className={styles.stay}>
                <span className={styles.name}>{name}</span>
                <b className={styles.price}>{price}</b>
                <MuiButton
                  onClick={() => onChoose(stay)}
                  disabled={asking}
                  aria-label={t('hold.other.choose.name', { name, price })}
                >
                  {t('hold.other.choose')}
                </MuiButton>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p>
        <MuiButtonLink kind="quiet" href={campsiteHref(app, cart)}>
          {t('checkout.expired.again')}
        </MuiButtonLink>
      </p>
    </section>
  )
}
