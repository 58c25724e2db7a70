import { planOf } from '@camping/core/checkout/book-request.ts'
import type { CheckoutForm } from '@camping/core/checkout/booker-form.ts'
import { plansOf, ratesOfPlan } from '@camping/core/checkout/payment-plan.ts'
import { Alert } from '@camping/ui/alert/alert.tsx'
import { Button } from '@camping/ui/button/button.tsx'
import { RadioField } from '@camping/ui/islands/form/radio-field.tsx'
import { useField } from 'react-final-form'
import { useMoney } from '../../../format/use-money.ts'
import { useText } from '../../../format/use-text.ts'
import { PaymentSchedule } from '../payment-schedule.tsx'
import type { Checkout } from '../use-checkout.ts'
import styles from './checkout-form.module.css'

/** In parts or at once. Paying itself follows after the booking, and the page says so. */
export function PaymentStep({ checkout: { cart } }: { checkout: Checkout }) {
  const t = useText()
  const money = useMoney()
  const plans = plansOf(cart.rates)
  const { input } = useField<CheckoutForm['plan']>('plan', { subscription: { value: true } })
  const chosen = planOf({ plan: input.value || undefined }, cart)
  return (
    <>
      <Alert kind="info" title={t('checkout.payLater')}>
        {t('checkout.payLater.text')}
      </Alert>
      <div className={styles.group}>
        {plans.length > 1 && (
          <RadioField
            name="plan"
            label={t('checkout.plan')}
            validate={(value) => (value ? undefined : t('checkout.error.choose'))}
            options={plans.map((plan) => ({
              value: plan,
              text: t(`checkout.plan.${plan}`),
              detail: t(`checkout.plan.${plan}.text`),
              end: money(ratesOfPlan(cart.rates, plan)[0]?.amount ?? 0, { currency: cart.currency }),
            }))}
          />
        )}
        {(plans.length === 1 || input.value) && (
          <div>
            <h3>{t('checkout.schedule')}</h3>
            <PaymentSchedule rates={ratesOfPlan(cart.rates, chosen)} />
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
