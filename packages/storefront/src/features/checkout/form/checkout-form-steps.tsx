import type { CheckoutForm } from '@camping/core/checkout/booker.rules.ts'
import { stepOfField } from '@camping/core/checkout/steps.rules.ts'
import { ErrorSummary } from '@camping/ui/islands/form/error-summary.tsx'
import { useEffect, useRef } from 'react'
import { Form } from 'react-final-form'
import { useLazyWords } from '../../../kit/app/lazy-words.ts'
import { useText } from '../../../kit/format/use-text.ts'
import type { Checkout } from '../order/use-checkout.ts'
import { CheckStep } from './check-step.tsx'
import styles from '../../../kit/person-fields/person-form.module.css'
import { PaymentStep } from './payment-step.tsx'
import { TravellersStep } from './travellers-step.tsx'
import { useFieldName } from './use-field-name.ts'
import { useStepRules } from './use-step-rules.ts'

const views = { travellers: TravellersStep, payment: PaymentStep, check: CheckStep }

/** The steps with input: one form that outlives its steps, validated step by step. */
export function CheckoutFormSteps({ checkout }: { checkout: Checkout }) {
  // The code for refused orders loads before an order is sent, because the connection may be what fails.
  useLazyWords('order', 'discount', 'person', 'validations', 'voucher')
  const t = useText()
  const { step, form } = checkout
  const { submit, validate } = useStepRules(checkout)
  const fieldName = useFieldName(checkout.cart.party)
  const element = useRefusalsShown(checkout)
  if (step === 'extras') return null
  const View = views[step]
  return (
    <Form<CheckoutForm> key={step} form={form} subscription={{}} validate={validate} onSubmit={submit}>
      {({ handleSubmit }) => (
        <form ref={element} noValidate onSubmit={(event) => void handleSubmit(event)} className={styles.form}>
          <ErrorSummary
            title={(count) => t('person.errors', { count })}
            text={({ name, message }) => {
              const field = fieldName(name, message)
              return field ? t('person.error.at', { field, message }) : message
            }}
          />
          <View checkout={checkout} />
        </form>
      )}
    </Form>
  )
}

/**
 * Shows refused values as if the step had been submitted with them: at their fields, and in the focused summary, once
 * their step is on screen.
 */
function useRefusalsShown({ step, refusals }: Checkout) {
  const element = useRef<HTMLFormElement>(null)
  const shown = useRef<Checkout['refusals']>([])
  useEffect(() => {
    const isHere = refusals.some(({ name }) => stepOfField(name) === step)
    if (!isHere || shown.current === refusals) return undefined
    // After every field has registered in the form: a later one would not know that it was touched.
    const timer = setTimeout(() => {
      shown.current = refusals
      element.current?.requestSubmit()
    })
    return () => clearTimeout(timer)
  }, [step, refusals])
  return element
}
