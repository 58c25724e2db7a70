import { answeredAt } from '@camping/core/checkout/answer-age.ts'
import { checkoutSteps } from '@camping/core/checkout/step-list.rules.ts'
import { clockText, localHold } from '@camping/core/checkout/steps.rules.ts'
import type { Cart } from '@camping/contract/booking.schemas.ts'
import { Notice } from '@camping/ui/islands/notice.tsx'
import { MuiButton } from '@camping/ui/islands/mui-button.tsx'
import { HoldTimer } from '@camping/ui/checkout/hold-timer.tsx'
import { StepList } from '@camping/ui/checkout/step-list.tsx'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useMoney } from '../../../kit/format/use-money.ts'
import { useText } from '../../../kit/format/use-text.ts'
import styles from './checkout-notices.module.css'
import type { Checkout } from '../order/use-checkout.ts'

/** Position in the checkout, remaining time of the hold, and a changed price, which comes first. */
export function CheckoutNotices({ checkout }: { checkout: Checkout }) {
  const t = useText()
  const { cart, step } = checkout
  return (
    <>
      <PriceChange cart={cart} />
      <StepList
        label={t('checkout.steps')}
        current={step}
        positionText={t('shell.pair', {
          label: t('checkout.steps.position', {
            number: checkoutSteps.indexOf(step) + 1,
            count: checkoutSteps.length,
          }),
          text: t(`checkout.step.${step}`),
        })}
        steps={checkoutSteps.map((id) => ({
          id,
          text: t(`checkout.step.${id}`),
          href: checkout.stepHref(id),
        }))}
      />
      <Hold checkout={checkout} />
    </>
  )
}

/** A changed price precedes everything else, visually and for screen readers: it takes the focus when it appears. */
function PriceChange({ cart }: { cart: Cart }) {
  const t = useText()
  const money = useMoney()
  const notice = useRef<HTMLDivElement>(null)
  const { priceChangedFrom: before, total, currency } = cart
  const changed = before !== null && before !== total
  useEffect(() => {
    if (changed) notice.current?.focus()
  }, [changed, before, total])
  if (!changed) return null
  return (
    <div ref={notice} tabIndex={-1} className={styles.change}>
      <Notice kind="warning" live title={t('checkout.priceChanged')}>
        {t('checkout.priceChanged.text', {
          before: money(before, { currency }),
          now: money(total, { currency }),
        })}
      </Notice>
    </div>
  )
}

/** Remaining time of the hold. The button for more time disappears after use, so the focus moves to the timer. */
function Hold({ checkout: { cart, extend, reload } }: { checkout: Checkout }) {
  const t = useText()
  const [arrived, setArrived] = useState<number | null>(null)
  const [isExtended, setIsExtended] = useState(false)
  const timer = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => setArrived(answeredAt(cart)), [cart])
  const hold = localHold(cart, arrived)
  const extended = isExtended && !cart.extendable
  useEffect(() => {
    if (extended) timer.current?.focus()
  }, [extended])
  return (
    <div className={cart.extendable ? styles.extendable : styles.hold} ref={timer} tabIndex={-1}>
      <HoldTimer
        expiresAt={hold.expiresAt}
        renderedAt={hold.answeredAt}
        text={t('checkout.hold')}
        brief={cart.extendable}
        formatLeft={clockText}
        announcements={[5, 1].map((minutes) => ({ minutes, text: t('checkout.hold.left', { minutes }) }))}
        expiredText={t('checkout.hold.over')}
        onExpire={reload}
      />
      {cart.extendable && (
        <MuiButton
          kind="quiet"
          onClick={() => {
            setIsExtended(true)
            extend()
          }}
        >
          {t('checkout.hold.extend')}
        </MuiButton>
      )}
      <span className="visually-hidden" role="status">
        {extended ? t('hold.extended') : ''}
      </span>
    </div>
  )
}
