import type { CheckoutForm } from '@camping/core/checkout/booker.rules.ts'
import { stepOfField, refusedNow } from '@camping/core/checkout/steps.rules.ts'
import { problemTexts, validateStep } from '@camping/core/checkout/travellers.rules.ts'
import { getIn, setIn } from 'final-form'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { useProblemText } from '../../../kit/format/use-problem-text.ts'
import type { Checkout } from '../order/use-checkout.ts'

/** The validation of the current step and the action of its button. The form receives both as configuration. */
export function useStepRules(checkout: Checkout) {
  const text = useProblemText('person')
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
      const own = problemTexts(validateStep(step, values, { party, arrival, today }), text)
      return refusedNow(refusals, values)
        .filter(({ name }) => stepOfField(name) === step)
        .reduce(
          (all, { name, problem }) =>
            getIn(all, name) ? all : setIn(all, name, text(problem, name.split('.').at(-1))),
          own,
        )
    },
    [step, text, party, arrival, today, refusals],
  )
  useLayoutEffect(() => {
    form.setConfig('onSubmit', submit)
    form.setConfig('validate', validate)
  }, [form, submit, validate])
  return { submit, validate }
}
