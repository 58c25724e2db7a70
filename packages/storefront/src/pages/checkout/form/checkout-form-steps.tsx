import type { CheckoutForm } from '@camping/core/checkout/booker-form.ts'
import { problemTexts, validateStep } from '@camping/core/checkout/validate-checkout.ts'
import { MuiIsland } from '@camping/ui/islands/mui-island.tsx'
import { ErrorSummary } from '@camping/ui/islands/form/error-summary.tsx'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { Form } from 'react-final-form'
import { useIntl } from 'react-intl'
import { useText } from '../../../format/use-text.ts'
import type { Checkout } from '../use-checkout.ts'
import { CheckStep } from './check-step.tsx'
import styles from './checkout-form.module.css'
import { PaymentStep } from './payment-step.tsx'
import { TravellersStep } from './travellers-step.tsx'
import { useFieldName } from './use-field-name.ts'

const views = { travellers: TravellersStep, payment: PaymentStep, check: CheckStep }

/** The steps that ask for something: one form that outlives its steps, checked step by step. */
export function CheckoutFormSteps({ checkout }: { checkout: Checkout }) {
  const t = useText()
  const { step, form } = checkout
  const { submit, validate } = useStepRules(checkout)
  const fieldName = useFieldName(checkout.cart.party)
  if (step === 'stay') return null
  const View = views[step]
  return (
    <MuiIsland>
      <Form<CheckoutForm> key={step} form={form} subscription={{}} validate={validate} onSubmit={submit}>
        {({ handleSubmit }) => (
          <form noValidate onSubmit={(event) => void handleSubmit(event)} className={styles.form}>
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

/** What the present step checks and what its button does. A form made elsewhere takes both as configuration. */
function useStepRules(checkout: Checkout) {
  const intl = useIntl()
  const { step, form } = checkout
  const latest = useRef(checkout)
  useLayoutEffect(() => {
    latest.current = checkout
  })
  const submit = useCallback(async () => {
    const { step: present, order, next } = latest.current
    if (present === 'check') await order()
    else next()
  }, [])
  const validate = useCallback(
    (values: CheckoutForm) =>
      problemTexts(validateStep(step, values), ({ id, values: details }) =>
        intl.formatMessage({ id }, details),
      ),
    [step, intl],
  )
  useLayoutEffect(() => {
    form.setConfig('onSubmit', submit)
    form.setConfig('validate', validate)
  }, [form, submit, validate])
  return { submit, validate }
}
