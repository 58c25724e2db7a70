import { planOf, ratesOfPlan } from '@camping/core/checkout/order.rules.ts'
import { namedTravellers } from '@camping/core/checkout/booker.rules.ts'
import { Surface } from '@camping/ui/islands/surface.tsx'
import { MuiButton } from '@camping/ui/islands/mui-button.tsx'
import { TextField } from '@camping/ui/islands/form/text-field.tsx'
import { Link } from '@camping/ui/link/link.tsx'
import { noticeIn } from '@camping/editions/messages/country-notices.ts'
import { CancellationSteps } from '../../../kit/booking-parts/cancellation-steps.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import { PaymentSchedule } from '../../../kit/booking-parts/payment-schedule.tsx'
import { DiscountPart } from '../discount/discount-part.tsx'
import { VoucherPart } from '../voucher/voucher-part.tsx'
import { payWords } from '../order/pay-words.ts'
import type { Checkout } from '../order/use-checkout.ts'
import formStyles from '../../../kit/person-fields/person-form.module.css'
import styles from './checkout-form.module.css'
import { KeyFacts } from './key-facts.tsx'
import { OrderProblemAlert } from './order-problem-alert.tsx'
import { TermsField } from '../../../kit/person-fields/terms-field.tsx'

/** Summary of the order; the key facts are directly above the button that states the obligation to pay. */
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
              {t('order.with', { names: others.join(', ') })}
            </>
          )}
        </p>
        <p>
          <Link href={checkout.stepHref('travellers')}>{t('order.change')}</Link>
        </p>
      </section>
      <section className={styles.group}>
        <h3>{t('checkout.schedule')}</h3>
        <PaymentSchedule rates={ratesOfPlan(cart.plans, planOf(values, cart))} lines={cart.priceLines} />
        <p className={formStyles.soft}>{t(payWords(cart))}</p>
        <DiscountPart checkout={checkout} />
        <VoucherPart checkout={checkout} />
      </section>
      <section className={styles.group}>
        <h3>{t('price.cancel.title')}</h3>
        {cart.site.bookingMode === 'on-request' && <p>{t('order.cancellation.request')}</p>}
        <CancellationSteps steps={cart.cancellation} lines={cart.priceLines} />
      </section>
      <Surface as="div" className={formStyles.formGroup}>
        <TextField
          name="remarks"
          label={t('person.field.remarks')}
          optionalText={t('checkout.optional')}
          hint={t('person.field.remarks.hint')}
          multiline
          rows={2}
        />
      </Surface>
      <Order checkout={checkout} />
    </>
  )
}

function Order({ checkout }: { checkout: Checkout }) {
  const t = useText()
  const { site } = useApp()
  const { cart } = checkout
  return (
    <section className={styles.group} aria-labelledby="order">
      <h3 id="order">{t('checkout.order')}</h3>
      <ul className={styles.notices}>
        {cart.legal.notices.map((notice) => (
          <li key={notice}>{t(noticeIn(site, notice))}</li>
        ))}
      </ul>
      <TermsField name="terms" words="checkout.terms" />
      <OrderProblemAlert checkout={checkout} />
      <KeyFacts checkout={checkout} />
      <div className={styles.actions}>
        <MuiButton type="submit" kind="primary" size="lg" wide busy={checkout.ordering}>
          {t(cart.legal.button)}
        </MuiButton>
      </div>
    </section>
  )
}
