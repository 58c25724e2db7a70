import {
  newStayChange,
  type StayChange,
  stayChangeClosed,
  stayChangeOpened,
  stayChangeSlice,
} from '@camping/core/portal/stay-change.slice.ts'
import { changeStay, requestStayQuote } from '@camping/core/portal/stay-change.thunks.ts'
import { useAppSelector, useAppStore } from '@camping/core/store/create-store.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useApp } from '../../../kit/app/app-context.tsx'
import { randomKey } from '../../../kit/app/random-key.ts'
import { type CodeQuestion, useCodeQuestion } from '../changes/use-code-question.ts'

/** The form's fields, as text. */
export interface StayFields {
  readonly dateFrom: string
  readonly nights: string
  readonly accommodationId: string
}

interface StayChangeForm {
  readonly change: StayChange
  /** The code that the change requires. */
  readonly question: CodeQuestion | undefined
  /** Shows what the fields would change. */
  readonly see: (fields: StayFields) => Promise<void>
  /** Changes the stay at the shown amounts, and goes to the booking then. */
  readonly save: () => Promise<void>
}

/** Whether a date field is filled in. */
export const isDate = (text: string | undefined): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '')

/** Another stay for a booking, until it is made or the page is left. */
export function useStayChange(bookingId: string): StayChangeForm {
  const { site, today } = useApp()
  const store = useAppStore()
  const navigate = useNavigate()
  const change = useAppSelector(({ stayChange }) => stayChange?.[bookingId]) ?? newStayChange
  const { requestCode, question } = useCodeQuestion()
  useEffect(() => {
    store.inject(stayChangeSlice)
    store.dispatch(stayChangeOpened(bookingId))
    return () => void store.dispatch(stayChangeClosed(bookingId))
  }, [store, bookingId])
  return {
    change,
    question,
    see: async ({ dateFrom, nights, accommodationId }) => {
      await store.dispatch(
        requestStayQuote({
          bookingId,
          // An empty or half typed date is no day to arrive on.
          dateFrom: isDate(dateFrom) ? dateFrom : dayBefore(today),
          nights: Number(nights),
          accommodationId: Number(accommodationId),
        }),
      )
    },
    save: async () => {
      if (await store.dispatch(changeStay(bookingId, { requestCode, newKey: randomKey })))
        void navigate(buildPath(site, 'bookingDetail', { bookingId }))
    },
  }
}

const dayBefore = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
