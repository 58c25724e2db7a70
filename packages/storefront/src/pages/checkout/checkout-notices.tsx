import { clockText, localHold } from '@camping/core/checkout/hold-clock.ts'
import { checkoutSteps } from '@camping/core/checkout/checkout-steps.ts'
import { Alert } from '@camping/ui/alert/alert.tsx'
import { Button } from '@camping/ui/button/button.tsx'
import { HoldTimer } from '@camping/ui/checkout/hold-timer.tsx'
import { StepList } from '@camping/ui/checkout/step-list.tsx'
import { useLayoutEffect, useState } from 'react'
import { useMoney } from '../../format/use-money.ts'
import { useText } from '../../format/use-text.ts'
import { answeredAt } from './answer-age.ts'
import styles from './checkout-notices.module.css'
import type { Checkout } from './use-checkout.ts'

/** Where one is, how long the hold lasts, and a changed price before anything else is asked. */
export function CheckoutNotices({ checkout }: { checkout: Checkout }) {
  const t = useText()
  const money = useMoney()
  const { cart, step } = checkout
  return (
    <>
      <StepList
        label={t('checkout.steps')}
        current={step}
        positionText={t('checkout.steps.position', {
          number: checkoutSteps.indexOf(step) + 1,
          count: checkoutSteps.length,
        })}
        steps={checkoutSteps.map((id) => ({
          id,
          text: t(`checkout.step.${id}`),
          href: checkout.stepHref(id),
        }))}
      />
      <Hold checkout={checkout} />
      {cart.priceChangedFrom !== null && cart.priceChangedFrom !== cart.total && (
        <Alert kind="warning" live title={t('checkout.priceChanged')}>
          {t('checkout.priceChanged.text', {
            before: money(cart.priceChangedFrom, { currency: cart.currency }),
            now: money(cart.total, { currency: cart.currency }),
          })}
        </Alert>
      )}
    </>
  )
}

function Hold({ checkout: { cart, extend, reload } }: { checkout: Checkout }) {
  const t = useText()
  const [arrived, setArrived] = useState<number | null>(null)
  useLayoutEffect(() => setArrived(answeredAt(cart)), [cart])
  const hold = localHold(cart, arrived)
  return (
    <div className={styles.hold}>
      <HoldTimer
        expiresAt={hold.expiresAt}
        renderedAt={hold.answeredAt}
        text={t('checkout.hold')}
        formatLeft={clockText}
        announcements={[5, 1].map((minutes) => ({ minutes, text: t('checkout.hold.left', { minutes }) }))}
        expiredText={t('checkout.hold.over')}
        onExpire={() => void reload()}
      />
      {cart.extendable && (
        <Button kind="quiet" onClick={extend}>
          {t('checkout.hold.extend')}
        </Button>
      )}
    </div>
  )
}
