import { Button, ButtonLink } from '@camping/ui/button/button.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { usePartyText } from '../../../kit/format/party-text.ts'
import { useStayDates } from '../../../kit/format/use-dates.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { campsiteHref } from '../order/campsite-href.ts'
import styles from './stay-step.module.css'
import type { Checkout } from '../order/use-checkout.ts'

/** The reserved stay, and the link back to choose again. */
export function StayStep({ checkout }: { checkout: Checkout }) {
  const app = useApp()
  const t = useText()
  const dates = useStayDates()
  const party = usePartyText()
  const { accommodation, stay, party: who } = checkout.cart
  return (
    <div className={styles.step}>
      <div className={styles.held}>
        <p>
          <b>{accommodation.name}</b>
          <br />
          {`${dates.full(stay.dateFrom)} – ${dates.full(stay.dateTo)}`}
          <br />
          {`${t('shell.nights', { nights: stay.nights })}, ${party(who.adults, who.children.length)}`}
        </p>
        <ButtonLink kind="quiet" icon="edit" href={campsiteHref(app, checkout.cart)}>
          {t('checkout.stay.change')}
        </ButtonLink>
      </div>
      <Button kind="primary" size="lg" iconEnd="arrowRight" onClick={checkout.next} className={styles.next}>
        {t('checkout.next.extras')}
      </Button>
    </div>
  )
}
