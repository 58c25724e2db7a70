import type { CheckoutForm } from '@camping/core/checkout/booker-form.ts'
import { stepOfField } from '@camping/core/checkout/reachable-step.ts'
import { refusedNow } from '@camping/core/checkout/refusal.ts'
import type { FieldProblem } from '@camping/core/checkout/validate-booker.ts'
import { problemTexts, validateStep } from '@camping/core/checkout/validate-checkout.ts'
import { getIn, setIn } from 'final-form'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { Checkout } from '../use-checkout.ts'

/** What the present step checks and what its button does. A form made elsewhere takes both as configuration. */
export function useStepRules(checkout: Checkout) {
  const intl = useIntl()
  const { step, form, stay, refusals } = checkout
  const { party, arrival, today } = stay
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
    (values: CheckoutForm) => {
      const text = ({ id, values: details }: FieldProblem) => intl.formatMessage({ id }, details)
      const own = problemTexts(validateStep(step, values, { party, arrival, today }), text)
      return refusedNow(refusals, values)
        .filter(({ name }) => stepOfField(name) === step)
        .reduce((all, { name, problem }) => (getIn(all, name) ? all : setIn(all, name, text(problem))), own)
    },
    [step, intl, party, arrival, today, refusals],
  )
  useLayoutEffect(() => {
    form.setConfig('onSubmit', submit)
    form.setConfig('validate', validate)
  }, [form, submit, validate])
  return { submit, validate }
}
