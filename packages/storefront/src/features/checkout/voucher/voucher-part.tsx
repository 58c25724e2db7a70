import type { VoucherProblem } from '@camping/core/api/voucher-problem.ts'
import { chooseVoucher } from '@camping/core/checkout/cart-voucher.thunks.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { CodeField } from '@camping/ui/checkout/code-field.tsx'
import { useState } from 'react'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useVoucherWords } from '../../../kit/voucher/use-voucher-words.ts'
import type { Checkout } from '../order/use-checkout.ts'
import { useIsChoosing } from '../order/use-is-choosing.ts'

/** The gift voucher that pays for the order, or a part of it; a brand may leave it off. */
export function VoucherPart({ checkout }: { checkout: Checkout }) {
  const { config } = useApp()
  return config.supports.vouchers ? <VoucherField checkout={checkout} /> : null
}

function VoucherField({ checkout: { cart } }: { checkout: Checkout }) {
  const dispatch = useAppDispatch()
  const { labels, reason, present } = useVoucherWords(cart.currency)
  const [problem, setProblem] = useState<VoucherProblem | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isChoosing = useIsChoosing(cart.id)
  const choose = async (code: string | null) => {
    setIsBusy(true)
    setProblem(await dispatch(chooseVoucher(cart.id, code)))
    setIsBusy(false)
  }
  return (
    <CodeField
      {...labels}
      present={cart.voucher ? present(cart.voucher) : undefined}
      error={problem ? reason(problem) : undefined}
      busy={isBusy || isChoosing}
      onApply={(code) => void choose(code)}
      onRemove={() => void choose(null)}
    />
  )
}
