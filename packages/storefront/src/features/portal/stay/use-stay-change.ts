import type { BookingExtras } from '@camping/contract/booking-extras.schemas.ts'
import type { BookingStay } from '@camping/contract/booking-stay.schemas.ts'
import { paymentChosen, paymentSlice } from '@camping/core/payment/payment.slice.ts'
import {
  newStayChange,
  type StayChange,
  stayChangeClosed,
  stayChangeOpened,
  stayChangeSlice,
} from '@camping/core/portal/stay-change.slice.ts'
import { changeStay, releaseHeldChange, requestStayQuote } from '@camping/core/portal/stay-change.thunks.ts'
import { bookedCover, wishOf } from '@camping/core/portal/stay-wish.rules.ts'
import { useAppSelector, useAppStore } from '@camping/core/store/create-store.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { useEffect, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { useApp } from '../../../kit/app/app-context.tsx'
import { randomKey } from '../../../kit/app/random-key.ts'
import { type CodeQuestion, useCodeQuestion } from '../changes/use-code-question.ts'

/** The form's fields. Numbers are text, as selects have them. */
export interface StayFormFields {
  readonly dateFrom: string
  readonly nights: string
  readonly accommodationId: string
  /** By row of the booked persons. */
  readonly comes: readonly boolean[]
  readonly adults: string
  readonly children: string
  readonly childAges?: readonly (string | undefined)[]
  readonly extras: Readonly<Record<number, number>>
  readonly cover: string
}

type Held = NonNullable<BookingStay['held']>

interface StayChangeForm {
  readonly change: StayChange
  readonly initial: StayFormFields
  /** The code that the change requires. */
  readonly question: CodeQuestion | undefined
  /** Shows what the fields would change. */
  readonly see: (fields: StayFormFields, extras: BookingExtras | undefined) => Promise<void>
  /** Changes the booking at the shown amounts, and goes to it; what has to be paid first is held, and leads to the payment. */
  readonly save: () => Promise<void>
  readonly pay: (held: Held) => void
  readonly release: () => Promise<void>
}

/** A change of a booking, until it is made or the page is left. */
export function useStayChange(bookingId: string, stay: BookingStay): StayChangeForm {
  const { site } = useApp()
  const store = useAppStore()
  const navigate = useNavigate()
  const change = useAppSelector(({ stayChange }) => stayChange?.[bookingId]) ?? newStayChange
  const { requestCode, question } = useCodeQuestion()
  const initial = useMemo(() => fieldsOf(stay), [stay])
  useEffect(() => {
    store.inject(stayChangeSlice)
    store.dispatch(stayChangeOpened(bookingId))
    return () => void store.dispatch(stayChangeClosed(bookingId))
  }, [store, bookingId])
  const pay = ({ id: heldChange, toPay: amount }: Held) => {
    store.inject(paymentSlice)
    store.dispatch(paymentChosen({ bookingId, amount, rateIndex: undefined, heldChange }))
    void navigate(buildPath(site, 'payment', { bookingId }))
  }
  return {
    change,
    initial,
    question,
    pay,
    see: async ({ dateFrom, nights, accommodationId, adults, children, ...fields }, extras) => {
      const wish = wishOf(
        {
          ...fields,
          dateFrom,
          nights: Number(nights),
          accommodationId: Number(accommodationId),
          adults: Number(adults),
          childAges: Array.from({ length: Number(children) }, (_, at) => Number(fields.childAges?.[at])),
        },
        { bookingId, stay, extras },
      )
      await store.dispatch(requestStayQuote(wish))
    },
    save: async () => {
      const reply = await store.dispatch(changeStay(bookingId, { requestCode, newKey: randomKey }))
      if (reply?.held) pay(reply.held)
      else if (reply) void navigate(buildPath(site, 'bookingDetail', { bookingId }))
    },
    release: async () => void (await store.dispatch(releaseHeldChange(bookingId, requestCode))),
  }
}

function fieldsOf(stay: BookingStay): StayFormFields {
  const { dateFrom, nights, accommodationId, persons } = stay
  return {
    dateFrom,
    nights: `${nights}`,
    accommodationId: `${accommodationId}`,
    comes: persons.map(() => true),
    adults: '0',
    children: '0',
    extras: {},
    cover: bookedCover(stay),
  }
}
