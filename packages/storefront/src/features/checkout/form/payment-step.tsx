import { groupPriceLines } from '@camping/contract/group-price-lines.ts'
import { Notice } from '@camping/ui/islands/notice.tsx'
import { MuiButton } from '@camping/ui/islands/mui-button.tsx'
import { RadioField } from '@camping/ui/islands/form/radio-field.tsx'
import { useMoney } from '../../../kit/format/use-money.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { PaymentSchedule } from '../../../kit/booking-parts/payment-schedule.tsx'
import { DiscountPart } from '../discount/discount-part.tsx'
import { VoucherPart } from '../voucher/voucher-part.tsx'
import { payWords } from '../order/pay-words.ts'
import type { Checkout } from '../order/use-checkout.ts'
import { useRateWords } from '../../../kit/booking-parts/use-rate-words.ts'
import styles from './checkout-form.module.css'

/** The payment plans, each with its amounts and dates. The payment itself follows the booking, as the page explains. */
export function PaymentStep({ checkout }: { checkout: Checkout }) {
  const t = useText()
  const { plans } = checkout.cart
  const [only] = plans
  return (
    <>
      <Notice kind="info" title={t('checkout.payLater')}>
        {t(payWords(checkout.cart))}
      </Notice>
      <div className={styles.group}>
        {plans.length > 1 ? (
          <PlanChoice cart={checkout.cart} />
        ) : (
          <div>
            <h3>{t('checkout.schedule')}</h3>
            <PaymentSchedule rates={only?.rates ?? []} lines={checkout.cart.priceLines} />
          </div>
        )}
      </div>
      <DiscountPart checkout={checkout} />
      <VoucherPart checkout={checkout} />
      <div className={styles.actions}>
        <MuiButton type="submit" kind="primary" size="lg" iconEnd="arrowRight">
          {t('checkout.next.check')}
        </MuiButton>
      </div>
    </>
  )
}

/** The server decides which plans exist and what each contains; none is preselected. */
function PlanChoice({ cart: { plans, priceLines, currency } }: Pick<Checkout, 'cart'>) {
  const t = useText()
  const money = useMoney()
  const { onSiteTotal, total } = groupPriceLines(priceLines)
  const amountOf = (minor: number) => money(minor, { currency })
  const words = useRateWords()
  return (
    <RadioField
      name="plan"
      label={t('checkout.plan')}
      hint={t('checkout.plan.same', { total: amountOf(total) })}
      // Today's dates may exclude a plan that was chosen yesterday.
      validate={(value) =>
        plans.some(({ plan }) => plan === value) ? undefined : t('person.error.plan.choose')
      }
      options={plans.map(({ plan, rates }) => ({
        value: plan,
        text: t(`checkout.plan.${plan}`),
        details: [
          ...words(rates).map(({ index, amount, due }) => (
            <span key={index} className={styles.planRate}>
              <b>{amount}</b> {due}
            </span>
          )),
          onSiteTotal > 0 && (
            <span key="on-site" className={styles.planRate}>
              <b>{amountOf(onSiteTotal)}</b> {t('price.onSite.due')}
            </span>
          ),
        ],
      }))}
    />
  )
}
