import type { Cart } from '@camping/contract/booking.schemas.ts'
import { Alert } from '@camping/ui/alert/alert.tsx'
import { Button, ButtonLink } from '@camping/ui/button/button.tsx'
import { Stepper } from '@camping/ui/stepper/stepper.tsx'
import { useApp } from '../../app/app-context.tsx'
import { usePartyText } from '../../format/party-text.ts'
import { useMoney } from '../../format/use-money.ts'
import { useStayDates } from '../../format/use-dates.ts'
import { useText } from '../../format/use-text.ts'
import { campsiteHref } from './campsite-href.ts'
import styles from './stay-step.module.css'
import type { Checkout } from './use-checkout.ts'

/** What is held, and what may come along. Nothing is chosen beforehand. */
export function StayStep({ checkout }: { checkout: Checkout }) {
  const t = useText()
  const { cart } = checkout
  return (
    <div className={styles.step}>
      <HeldStay cart={cart} />
      {cart.availableExtras.length > 0 && (
        <section aria-labelledby="extras">
          <h3 id="extras" className={styles.heading}>
            {t('checkout.extras')}
          </h3>
          <p className={styles.soft}>{t('checkout.extras.text')}</p>
          <ul className={styles.extras}>
            {cart.availableExtras.map((extra) => (
              <li key={extra.id} className={styles.extra}>
                <ExtraChoice extra={extra} currency={cart.currency} onChange={checkout.setExtra} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {checkout.changeFailed && (
        <Alert kind="error" live>
          {t('shell.error.title')}
        </Alert>
      )}
      <Button kind="primary" size="lg" iconEnd="arrowRight" onClick={checkout.next} className={styles.next}>
        {t('checkout.next.travellers')}
      </Button>
    </div>
  )
}

function HeldStay({ cart }: { cart: Cart }) {
  const app = useApp()
  const t = useText()
  const dates = useStayDates()
  const party = usePartyText()
  return (
    <div className={styles.held}>
      <p>
        <b>{cart.accommodation.name}</b>
        <br />
        {`${dates.full(cart.stay.dateFrom)} – ${dates.full(cart.stay.dateTo)}`}
        <br />
        {`${t('shell.nights', { nights: cart.stay.nights })}, ${party(cart.party.adults, cart.party.children.length)}`}
      </p>
      <ButtonLink kind="quiet" icon="edit" href={campsiteHref(app, cart)}>
        {t('checkout.stay.change')}
      </ButtonLink>
    </div>
  )
}

interface ExtraChoiceProps {
  extra: Cart['availableExtras'][number]
  currency: Cart['currency']
  onChange: (id: number, quantity: number) => void
}

function ExtraChoice({ extra, currency, onChange }: ExtraChoiceProps) {
  const t = useText()
  const money = useMoney()
  const price = t(`checkout.extra.${extra.unit}`, { price: money(extra.price, { currency }) })
  const where = extra.payableAt === 'on-site' ? ` · ${t('checkout.extra.onSite')}` : ''
  return (
    <>
      <Stepper
        label={extra.name}
        hint={extra.price === 0 ? t('checkout.extra.free') : price + where}
        value={extra.quantity}
        min={0}
        max={extra.max}
        decreaseLabel={t('checkout.extra.fewer', { name: extra.name })}
        increaseLabel={t('checkout.extra.more', { name: extra.name })}
        onValueChange={(quantity) => onChange(extra.id, quantity)}
      />
      <p className={styles.soft}>{extra.text}</p>
    </>
  )
}
