import { nextStep } from '@camping/core/checkout/steps.rules.ts'
import { MuiSkeleton } from '@camping/ui/islands/mui-skeleton.tsx'
import { Suspense, useEffect, useRef } from 'react'
import { lazyPart } from '@camping/ui/lazy-part.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { DeferredExtras } from '../extras/deferred-extras.tsx'
import styles from './checkout-step-view.module.css'
import type { Checkout } from '../order/use-checkout.ts'

const loadForms = () => import('../form/checkout-form-steps.tsx')
const CheckoutFormSteps = lazyPart(() =>
  loadForms().then((module) => ({ default: module.CheckoutFormSteps })),
)

/**
 * The address's step under its heading, which takes the focus when the step changes. The server renders the first step;
 * the forms have their own chunk, which loads meanwhile. They show after earlier input is restored.
 */
export function CheckoutStepView({ checkout }: { checkout: Checkout }) {
  const t = useText()
  const { step } = checkout
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    void loadForms()
  }, [])
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return (
    <section aria-labelledby="checkout-step">
      <h2 id="checkout-step" ref={heading} tabIndex={-1} className={styles.heading}>
        {t(`checkout.step.${step}.title`)}
      </h2>
      {step === 'extras' ? (
        <DeferredExtras id={checkout.cart.id} nextHref={checkout.stepHref(nextStep(step))} />
      ) : !checkout.restored ? (
        <FormSkeleton />
      ) : (
        <Suspense fallback={<FormSkeleton />}>
          <CheckoutFormSteps checkout={checkout} />
        </Suspense>
      )}
    </section>
  )
}

function FormSkeleton() {
  return (
    <div className={styles.skeleton}>
      <MuiSkeleton shape="button" />
      <MuiSkeleton shape="button" />
      <MuiSkeleton shape="block" />
    </div>
  )
}
