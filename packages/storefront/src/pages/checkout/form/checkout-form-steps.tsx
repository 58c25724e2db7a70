import type { CheckoutForm } from '@camping/core/checkout/booker-form.ts'
import type { FieldProblem } from '@camping/core/checkout/validate-booker.ts'
import { problemTexts, validateStep } from '@camping/core/checkout/validate-checkout.ts'
import { MuiIsland } from '@camping/ui/islands/mui-island.tsx'
import { ErrorSummary } from '@camping/ui/islands/form/error-summary.tsx'
import { Form } from 'react-final-form'
import { useText } from '../../../format/use-text.ts'
import type { Checkout } from '../use-checkout.ts'
import { CheckStep } from './check-step.tsx'
import styles from './checkout-form.module.css'
import { PaymentStep } from './payment-step.tsx'
import { TravellersStep } from './travellers-step.tsx'

const views = { travellers: TravellersStep, payment: PaymentStep, check: CheckStep }

/** The steps that ask for something: one form that outlives its steps, checked step by step. */
export function CheckoutFormSteps({ checkout }: { checkout: Checkout }) {
  const t = useText()
  const { step, form } = checkout
  if (step === 'stay') return null
  const View = views[step]
  const text = ({ id, values }: FieldProblem) => t(id, values)
  return (
    <MuiIsland>
      <Form<CheckoutForm>
        key={step}
        form={form}
        subscription={{}}
        validate={(values) => problemTexts(validateStep(step, values), text)}
        onSubmit={async () => {
          if (step === 'check') await checkout.order()
          else checkout.next()
        }}
      >
        {({ handleSubmit }) => (
          <form noValidate onSubmit={(event) => void handleSubmit(event)} className={styles.form}>
            <ErrorSummary title={(count) => t('checkout.errors', { count })} />
            <View checkout={checkout} />
          </form>
        )}
      </Form>
    </MuiIsland>
  )
}
