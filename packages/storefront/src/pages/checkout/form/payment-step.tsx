import { Alert } from '@camping/ui/alert/alert.tsx'
import { Button } from '@camping/ui/button/button.tsx'
import { RadioField } from '@camping/ui/islands/form/radio-field.tsx'
import { useText } from '../../../format/use-text.ts'
import { PaymentSchedule } from '../payment-schedule.tsx'
import type { Checkout } from '../use-checkout.ts'
import { useRateWords } from '../use-rate-words.ts'
import styles from './checkout-form.module.css'

/** The ways to pay, each with its amounts and days. Paying itself follows after the booking, and the page says so. */
export function PaymentStep({ checkout: { cart } }: { checkout: Checkout }) {
  const t = useText()
  const { plans } = cart
  const [only] = plans
  return (
    <>
      <Alert kind="info" title={t('checkout.payLater')}>
        {t('checkout.payLater.text')}
      </Alert>
      <div className={styles.group}>
        {plans.length > 1 ? (
          <PlanChoice plans={plans} />
        ) : (
          <div>
            <h3>{t('checkout.schedule')}</h3>
            <PaymentSchedule rates={only?.rates ?? []} />
          </div>
        )}
      </div>
      <div className={styles.actions}>
        <Button type="submit" kind="primary" size="lg" iconEnd="arrowRight">
          {t('checkout.next.check')}
        </Button>
      </div>
    </>
  )
}

/** Which plans there are and what each consists of is the server's word; nothing is chosen beforehand. */
function PlanChoice({ plans }: Pick<Checkout['cart'], 'plans'>) {
  const t = useText()
  const words = useRateWords()
  return (
    <RadioField
      name="plan"
      label={t('checkout.plan')}
      hint={t('checkout.plan.same')}
      // A plan chosen yesterday may be one that today's dates rule out.
      validate={(value) =>
        plans.some(({ plan }) => plan === value) ? undefined : t('checkout.error.choose')
      }
      options={plans.map(({ plan, rates }) => ({
        value: plan,
        text: t(`checkout.plan.${plan}`),
        details: words(rates).map(({ index, amount, due }) => (
          <span key={index} className={styles.planRate}>
            <b>{amount}</b> {due}
          </span>
        )),
      }))}
    />
  )
}
