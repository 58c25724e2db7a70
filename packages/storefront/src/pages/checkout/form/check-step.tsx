import { planOf } from '@camping/core/checkout/book-request.ts'
import { namedTravellers } from '@camping/core/checkout/booker-form.ts'
import { ratesOfPlan } from '@camping/core/checkout/payment-plan.ts'
import { Button } from '@camping/ui/button/button.tsx'
import { TextField } from '@camping/ui/islands/form/text-field.tsx'
import { Link } from '@camping/ui/link/link-context.tsx'
import { CancellationSteps } from '../../../cancellation/cancellation-steps.tsx'
import { useText } from '../../../format/use-text.ts'
import { PaymentSchedule } from '../payment-schedule.tsx'
import type { Checkout } from '../use-checkout.ts'
import styles from './checkout-form.module.css'
import { KeyFacts } from './key-facts.tsx'
import { OrderProblemAlert } from './order-problem-alert.tsx'
import { TermsField } from './terms-field.tsx'

/** All that is about to be ordered; the key facts stand directly above the button that states the duty to pay. */
export function CheckStep({ checkout }: { checkout: Checkout }) {
  const t = useText()
  const { cart, form } = checkout
  const values = form.getState().values
  const { booker = {} } = values
  const others = namedTravellers(values.travellers).map(
    ({ firstName, lastName }) => `${firstName} ${lastName}`,
  )
  return (
    <>
      <section className={styles.group}>
        <h3>{t('checkout.step.travellers')}</h3>
        <p>
          {`${booker.firstName ?? ''} ${booker.lastName ?? ''}`.trim()}
          <br />
          {booker.email}
          {others.length > 0 && (
            <>
              <br />
              {t('checkout.check.with', { names: others.join(', ') })}
            </>
          )}
        </p>
        <p>
          <Link href={checkout.stepHref('travellers')}>{t('checkout.check.change')}</Link>
        </p>
      </section>
      <section className={styles.group}>
        <h3>{t('checkout.schedule')}</h3>
        <PaymentSchedule rates={ratesOfPlan(cart.plans, planOf(values, cart))} />
        <p className={styles.soft}>{t('checkout.payLater.text')}</p>
      </section>
      <section className={styles.group}>
        <h3>{t('checkout.cancellation')}</h3>
        {cart.site.bookingMode === 'on-request' && <p>{t('checkout.cancellation.request')}</p>}
        <CancellationSteps steps={cart.cancellation} currency={cart.currency} />
      </section>
      <div className={styles.formGroup}>
        <TextField
          name="remarks"
          label={t('checkout.field.remarks')}
          optionalText={t('checkout.optional')}
          hint={t('checkout.field.remarks.hint')}
          multiline
          rows={2}
        />
      </div>
      <Order checkout={checkout} />
    </>
  )
}

function Order({ checkout }: { checkout: Checkout }) {
  const t = useText()
  const { cart } = checkout
  return (
    <section className={styles.group} aria-labelledby="order">
      <h3 id="order">{t('checkout.order')}</h3>
      <ul className={styles.notices}>
        {cart.legal.notices.map((notice) => (
          <li key={notice}>{t(notice)}</li>
        ))}
      </ul>
      <TermsField name="terms" words="checkout.terms" />
      <OrderProblemAlert checkout={checkout} />
      <KeyFacts checkout={checkout} />
      <div className={styles.actions}>
        <Button type="submit" kind="primary" size="lg" wide busy={checkout.ordering}>
          {t(cart.legal.button)}
        </Button>
      </div>
    </section>
  )
}
