import type { Cart } from '@camping/contract/booking.schemas.ts'
import { Button } from '@camping/ui/button/button.tsx'
import { useStayDates } from '../../../kit/format/use-dates.ts'
import { useMoney } from '../../../kit/format/use-money.ts'
import { useCoverConditions } from '../extras/use-cover-conditions.ts'
import { useText } from '../../../kit/format/use-text.ts'

/** Extras and cover as buttons of the order's form, with which what was typed stays. */
export function PlainExtras({ cart }: { cart: Cart }) {
  const t = useText()
  const money = useMoney()
  const { availableExtras: extras, covers, currency } = cart
  return (
    <>
      {extras.length > 0 && (
        <section>
          <h2>{t('extras.title')}</h2>
          <ul>
            {extras.map(({ id, name, text, unit, price, quantity, max, amount, payableAt }) => (
              <li key={id}>
                <p>
                  <b>{name}</b>{' '}
                  {price === 0
                    ? t('extras.free')
                    : t(`extras.unit.${unit}`, { price: money(price, { currency }) })}
                  {payableAt === 'on-site' && price > 0 && `, ${t('extras.onSite')}`}
                </p>
                <p>{text}</p>
                {quantity > 0 && (
                  <p role="status">
                    {t('shell.pair', { label: `${quantity} × ${name}`, text: money(amount, { currency }) })}
                  </p>
                )}
                <p>
                  {quantity < max && (
                    <Button type="submit" name="more-extra" value={id}>
                      {t('extras.more', { name })}
                    </Button>
                  )}{' '}
                  {quantity > 0 && (
                    <Button type="submit" name="fewer-extra" value={id}>
                      {t('extras.fewer', { name })}
                    </Button>
                  )}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {covers.length > 0 && <Covers cart={cart} />}
    </>
  )
}

/** The levels of cover and, with equal weight, none. */
function Covers({ cart: { covers, coverDeclined, currency } }: { cart: Cart }) {
  const t = useText()
  const money = useMoney()
  const dates = useStayDates()
  const isNone = coverDeclined && !covers.some(({ chosen }) => chosen)
  return (
    <section>
      <h2>{t('extras.cover.title')}</h2>
      <p>{t('extras.cover.text')}</p>
      <ul>
        {covers.map(({ id, name, text, pays, price, until, chosen }) => (
          <li key={id}>
            <p>
              <b>{name}</b> {text}
            </p>
            <p>{[t('extras.cover.pays'), ...pays].join(' ')}</p>
            <p>{t('extras.cover.until', { date: dates.long(until) })}</p>
            <p>
              <Button type="submit" name="cover" value={id} aria-pressed={chosen}>
                {t('hold.other.choose.name', { name, price: money(price, { currency }) })}
              </Button>
            </p>
          </li>
        ))}
        <li>
          <p>{t('extras.cover.none.text')}</p>
          <p>
            <Button type="submit" name="cover" value="none" aria-pressed={isNone}>
              {t('extras.cover.none')}
            </Button>
          </p>
        </li>
      </ul>
      <Conditions />
    </section>
  )
}

function Conditions() {
  const t = useText()
  const href = useCoverConditions()
  if (!href) return null
  return (
    <p>
      <a href={href} target="_blank" rel="noreferrer">
        {`${t('extras.cover.conditions')} (${t('extras.cover.newTab')})`}
      </a>
    </p>
  )
}
