import type { CartDiscount } from '@camping/contract/cart-discount.schemas.ts'
import type { DiscountProblem } from '@camping/core/checkout/discount.rules.ts'
import { chooseDiscount } from '@camping/core/checkout/discount.thunks.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { CodeField } from '@camping/ui/checkout/code-field.tsx'
import { useState } from 'react'
import { useMoney } from '../../../kit/format/use-money.ts'
import { useText } from '../../../kit/format/use-text.ts'
import type { Checkout } from '../order/use-checkout.ts'

/** The discount code of the order. What it takes off is a line of the price beside it. */
export function DiscountPart({ checkout: { cart, updating } }: { checkout: Checkout }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const { reason, present } = useDiscountWords(cart.currency)
  const [problem, setProblem] = useState<DiscountProblem | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const choose = async (code: string | null) => {
    setIsBusy(true)
    setProblem(await dispatch(chooseDiscount(cart.id, code)))
    setIsBusy(false)
  }
  return (
    <CodeField
      openText={t('order.discount.open')}
      label={t('order.discount.label')}
      applyText={t('order.discount.apply')}
      removeText={t('order.discount.remove')}
      present={cart.discount ? present(cart.discount) : undefined}
      error={problem ? reason(problem) : undefined}
      // A choice under way would answer with a price from before the code.
      busy={isBusy || updating}
      maxLength={40}
      onApply={(code) => void choose(code)}
      onRemove={() => void choose(null)}
    />
  )
}

function useDiscountWords(currency: string) {
  const t = useText()
  const money = useMoney()
  const reason = ({ why, leastTotal }: DiscountProblem) =>
    t(`order.discount.${why}`, { amount: money(leastTotal ?? 0, { currency }) })
  const present = ({ code, amount, refusal, leastTotal }: CartDiscount) => ({
    isRefused: refusal !== null,
    text: refusal
      ? t('order.discount.refused', { code, reason: reason({ why: refusal, leastTotal }) })
      : t('order.discount.applied', { code, amount: money(amount, { currency }) }),
  })
  return { reason, present }
}
