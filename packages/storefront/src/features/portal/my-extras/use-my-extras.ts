import type { BookingExtra, BookingExtras } from '@camping/contract/booking-extras.schemas.ts'
import { changeExtra } from '@camping/core/checkout/extras.rules.ts'
import { paymentChosen, paymentSlice } from '@camping/core/payment/payment.slice.ts'
import {
  extraChosen,
  extrasChoiceSlice,
  extrasForgotten,
  unchosen,
  type ExtrasTrouble,
} from '@camping/core/portal/extras-choice.slice.ts'
import { chosenExtras, extrasDifference } from '@camping/core/portal/extras.rules.ts'
import { saveExtras } from '@camping/core/portal/extras.thunks.ts'
import { myExtrasApi } from '@camping/core/portal/portal.api.ts'
import { useAppSelector, useAppStore } from '@camping/core/store/create-store.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useCodeQuestion, type CodeQuestion } from '../changes/use-code-question.ts'

export interface MyExtrasChoice {
  readonly data: BookingExtras
  /** The extras with their chosen quantities. */
  readonly shown: readonly BookingExtra[]
  readonly difference: ReturnType<typeof extrasDifference>
  /** The choice costs more, and must be paid first. */
  readonly mustPay: boolean
  readonly saving: boolean
  readonly trouble: ExtrasTrouble | null
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
  const choice = useAppSelector(({ extrasChoice }) => extrasChoice?.[bookingId]) ?? unchosen
  const { requestCode, question } = useCodeQuestion()
  useEffect(() => {
    store.inject(extrasChoiceSlice)
    return () => void store.dispatch(extrasForgotten(bookingId))
  }, [store, bookingId])
  if (!data) return undefined
  const shown = chosenExtras(data.extras, choice.chosen)
  const difference = extrasDifference(data.extras, choice.chosen)
  return {
    data,
    shown,
    difference,
    mustPay: data.terms.rule === 'CHANGES_ALLOWED_REQUIRES_PAYMENT' && difference.payable > 0,
    saving: choice.isSaving,
    trouble: choice.trouble,
    question,
    setExtra: (id, requested) => {
      const quantity = changeExtra(shown, id, requested).find((extra) => extra.id === id)?.quantity ?? 0
      store.dispatch(extraChosen({ bookingId, id, quantity }))
    },
    save: async () => {
      const outcome = await store.dispatch(saveExtras(bookingId, requestCode))
      if (outcome.kind !== 'payment') return
      const { amount, extras } = outcome
      store.inject(paymentSlice)
      store.dispatch(paymentChosen({ bookingId, amount, rateIndex: undefined, extras }))
      void navigate(buildPath(site, 'payment', { bookingId }))
    },
  }
}
