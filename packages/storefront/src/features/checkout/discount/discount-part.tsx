import type { CartDiscount } from '@camping/contract/cart-discount.schemas.ts'
import type { DiscountProblem } from '@camping/core/api/discount-problem.ts'
import { chooseDiscount } from '@camping/core/checkout/discount.thunks.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { CodeField } from '@camping/ui/checkout/code-field.tsx'
import { useState } from 'react'
import { useDiscountWords } from '../../../kit/discount/use-discount-words.ts'
import { useText } from '../../../kit/format/use-text.ts'
import type { Checkout } from '../order/use-checkout.ts'
import { useIsChoosing } from '../order/use-is-choosing.ts'

/** The discount code of the order. What it takes off is a line of the price beside it. */
export function DiscountPart({ checkout: { cart } }: { checkout: Checkout }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const { labels, reason, amount } = useDiscountWords(cart.currency)
  const [problem, setProblem] = useState<DiscountProblem | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isChoosing = useIsChoosing(cart.id)
  const choose = async (code: string | null) => {
    setIsBusy(true)
    setProblem(await dispatch(chooseDiscount(cart.id, code)))
    setIsBusy(false)
  }
  const present = ({ code, amount: off, refusal, leastTotal }: CartDiscount) => ({
    isRefused: refusal !== null,
    text: refusal
      ? t('discount.refused', { code, reason: reason({ why: refusal, leastTotal }) })
      : t('discount.applied', { code, amount: amount(off) }),
  })
  return (
    <CodeField
      {...labels}
      applyText={t('discount.apply')}
      present={cart.discount ? present(cart.discount) : undefined}
      error={problem ? reason(problem) : undefined}
      // A choice under way would answer with a price from before the code.
      busy={isBusy || isChoosing}
      onApply={(code) => void choose(code)}
      onRemove={() => void choose(null)}
    />
  )
}
