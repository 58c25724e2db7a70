import type { CheckoutForm } from '@camping/core/checkout/booker-form.ts'
import { stepOfField } from '@camping/core/checkout/reachable-step.ts'
import { MuiIsland } from '@camping/ui/islands/mui-island.tsx'
import { ErrorSummary } from '@camping/ui/islands/form/error-summary.tsx'
import { useEffect, useRef } from 'react'
import { Form } from 'react-final-form'
import { useText } from '../../../format/use-text.ts'
import type { Checkout } from '../use-checkout.ts'
import { CheckStep } from './check-step.tsx'
import styles from './checkout-form.module.css'
import { PaymentStep } from './payment-step.tsx'
import { TravellersStep } from './travellers-step.tsx'
import { useFieldName } from './use-field-name.ts'
import { useStepRules } from './use-step-rules.ts'

const views = { travellers: TravellersStep, payment: PaymentStep, check: CheckStep }

/** The steps that ask for something: one form that outlives its steps, checked step by step. */
export function CheckoutFormSteps({ checkout }: { checkout: Checkout }) {
  const t = useText()
  const { step, form } = checkout
  const { submit, validate } = useStepRules(checkout)
  const fieldName = useFieldName(checkout.cart.party)
  const element = useRefusalsShown(checkout)
  if (step === 'stay' || step === 'extras') return null
  const View = views[step]
  return (
    <MuiIsland>
      <Form<CheckoutForm> key={step} form={form} subscription={{}} validate={validate} onSubmit={submit}>
        {({ handleSubmit }) => (
          <form
            ref={element}
            noValidate
            onSubmit={(event) => void handleSubmit(event)}
            className={styles.form}
          >
            <ErrorSummary
              title={(count) => t('checkout.errors', { count })}
              text={({ name, message }) => {
                const field = fieldName(name)
                return field ? t('checkout.error.at', { field, message }) : message
              }}
            />
            <View checkout={checkout} />
          </form>
        )}
      </Form>
    </MuiIsland>
  )
}

/**
 * What the server did not take is shown as if the step had been sent with it: at its fields, and in the summary with the
 * focus, once the step that asks for it is on screen.
 */
function useRefusalsShown({ step, refusals }: Checkout) {
  const element = useRef<HTMLFormElement>(null)
  const shown = useRef<Checkout['refusals']>([])
  useEffect(() => {
    const isHere = refusals.some(({ name }) => stepOfField(name) === step)
    if (!isHere || shown.current === refusals) return undefined
    // After every field has found its place in the form: one that comes later would not know that it was left.
    const timer = setTimeout(() => {
      shown.current = refusals
      element.current?.requestSubmit()
    })
    return () => clearTimeout(timer)
  }, [step, refusals])
  return element
}
