import type {
  ExtrasPriceChanged,
  BookingExtra,
  BookingExtras,
} from '@camping/contract/booking-extras.schemas.ts'
import type { ApiError } from '@camping/core/api/storefront-api.ts'
import { changeExtra } from '@camping/core/checkout/extras.rules.ts'
import { paymentChosen, paymentSlice } from '@camping/core/payment/payment.slice.ts'
import {
  extrasDifference,
  quantityOf,
  wholeChoice,
  type ChosenQuantities,
} from '@camping/core/portal/extras.rules.ts'
import { myExtrasApi } from '@camping/core/portal/portal.api.ts'
import { useAppStore } from '@camping/core/store/create-store.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { useState } from 'react'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useCodeFirst, type CodeQuestion } from '../changes/use-code-first.ts'
import { useNavigate } from 'react-router-dom'

export interface MyExtrasChoice {
  readonly data: BookingExtras
  /** The extras with their chosen quantities. */
  readonly shown: readonly BookingExtra[]
  readonly difference: ReturnType<typeof extrasDifference>
  /** The choice costs more, and must be paid first. */
  readonly mustPay: boolean
  readonly saving: boolean
  readonly trouble: 'priceChanged' | 'closed' | 'failed' | undefined
  /** The code that the change requires. */
  readonly question: CodeQuestion | undefined
  readonly setExtra: (id: number, quantity: number) => void
  readonly save: () => Promise<void>
}

/** The choices on the extras page, until they are saved or paid; undefined until the data has loaded. */
export function useMyExtras(bookingId: string): MyExtrasChoice | undefined {
  const { site } = useApp()
  const store = useAppStore()
  const navigate = useNavigate()
  const { data } = myExtrasApi.useBookingExtrasQuery({ bookingId })
  const [put, { isLoading: saving }] = myExtrasApi.usePutBookingExtrasMutation()
  const [chosen, setChosen] = useState<ChosenQuantities>({})
  const { withCode, question } = useCodeFirst()
  const [trouble, setTrouble] = useState<MyExtrasChoice['trouble']>()
  if (!data) return undefined
  const difference = extrasDifference(data.extras, chosen)
  const shown = data.extras.map((extra) => {
    const quantity = quantityOf(extra, chosen)
    return { ...extra, quantity, amount: extra.amounts[quantity] ?? 0 }
  })

  const save = async () => {
    setTrouble(undefined)
    const extras = wholeChoice(data.extras, chosen)
    const { data: reply, error } = await withCode(() =>
      put({ bookingId, extras, acceptedDifference: difference.payable }),
    )
    if (!reply) {
      const problem: ExtrasPriceChanged | undefined = (error as ApiError).problem
      setTrouble(troubleOf(problem?.type))
      return
    }
    if (reply.outcome === 'payment-required') {
      store.inject(paymentSlice)
      store.dispatch(paymentChosen({ bookingId, amount: reply.toPay, rateIndex: undefined, extras }))
      void navigate(buildPath(site, 'payment', { bookingId }))
      return
    }
    setChosen({})
  }
  return {
    data,
    shown,
    difference,
    mustPay: data.terms.rule === 'CHANGES_ALLOWED_REQUIRES_PAYMENT' && difference.payable > 0,
    saving,
    trouble,
    question,
    setExtra: (id, chosenQuantity) => {
      const next = changeExtra(shown, id, chosenQuantity).find((extra) => extra.id === id)?.quantity ?? 0
      setChosen({ ...chosen, [id]: next })
    },
    save,
  }
}

function troubleOf(type: string | undefined): NonNullable<MyExtrasChoice['trouble']> {
  if (type === 'price-changed') return 'priceChanged'
  return type === 'changes-not-allowed' ? 'closed' : 'failed'
}
