import type { ExtrasPriceChanged, OwnExtra, OwnExtras } from '@camping/contract/own-extras.schemas.ts'
import type { ApiError } from '@camping/core/api/storefront-api.ts'
import { changeExtra } from '@camping/core/checkout/extra-choice.ts'
import { paymentChosen } from '@camping/core/payment/payment-slice.ts'
import {
  extrasDifference,
  quantityOf,
  wholeChoice,
  type ChosenQuantities,
} from '@camping/core/portal/extras-choice.ts'
import { ownExtrasApi } from '@camping/core/portal/own-extras-queries.ts'
import { toastAdded } from '@camping/core/shell/shell-slice.ts'
import { addPayment } from '@camping/core/store/add-payment.ts'
import { useAppStore } from '@camping/core/store/create-store.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { useState } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { useNavigate } from '../../routing/navigation.tsx'

export interface OwnExtrasChoice {
  readonly data: OwnExtras
  /** The extras with the numbers that are chosen. */
  readonly shown: readonly OwnExtra[]
  readonly difference: ReturnType<typeof extrasDifference>
  /** More than before, and it has to be paid first. */
  readonly mustPay: boolean
  readonly saving: boolean
  readonly trouble: 'priceChanged' | 'closed' | 'failed' | undefined
  readonly setExtra: (id: number, quantity: number) => void
  readonly save: () => Promise<void>
}

/** What somebody chooses on the page of extras, until it is saved or leads to the payment; undefined until it is known. */
export function useOwnExtras(bookingId: string): OwnExtrasChoice | undefined {
  const { site } = useApp()
  const store = useAppStore()
  const navigate = useNavigate()
  const { data, refetch } = ownExtrasApi.useOwnExtrasQuery({ bookingId })
  const [put, { isLoading: saving }] = ownExtrasApi.usePutOwnExtrasMutation()
  const [chosen, setChosen] = useState<ChosenQuantities>({})
  const [trouble, setTrouble] = useState<OwnExtrasChoice['trouble']>()
  if (!data) return undefined
  const difference = extrasDifference(data.extras, chosen)
  const shown = data.extras.map((extra) => {
    const quantity = quantityOf(extra, chosen)
    return { ...extra, quantity, amount: extra.amounts[quantity] ?? 0 }
  })

  const save = async () => {
    setTrouble(undefined)
    const extras = wholeChoice(data.extras, chosen)
    const { data: reply, error } = await put({ bookingId, extras, acceptedDifference: difference.ours })
    if (!reply) {
      const problem: ExtrasPriceChanged | undefined = (error as ApiError).problem
      if (problem?.type === 'price-changed') await refetch()
      setTrouble(troubleOf(problem?.type))
      return
    }
    if (reply.outcome === 'payment-required') {
      addPayment(store)
      store.dispatch(paymentChosen({ bookingId, amount: reply.toPay, rateIndex: undefined, extras }))
      navigate(buildPath(site, 'payment', { bookingId }))
      return
    }
    await store.dispatch(ownExtrasApi.util.upsertQueryData('ownExtras', { bookingId }, reply))
    setChosen({})
    store.dispatch(toastAdded({ kind: 'success', message: 'booked.saved' }))
  }
  return {
    data,
    shown,
    difference,
    mustPay: data.terms.rule === 'CHANGES_ALLOWED_REQUIRES_PAYMENT' && difference.ours > 0,
    saving,
    trouble,
    setExtra: (id, wanted) => {
      const next = changeExtra(shown, id, wanted).find((extra) => extra.id === id)?.quantity ?? 0
      setChosen({ ...chosen, [id]: next })
    },
    save,
  }
}

function troubleOf(type: string | undefined): NonNullable<OwnExtrasChoice['trouble']> {
  if (type === 'price-changed') return 'priceChanged'
  return type === 'changes-not-allowed' ? 'closed' : 'failed'
}
