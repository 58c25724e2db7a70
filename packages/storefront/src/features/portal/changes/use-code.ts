import {
  bookingChangesSlice,
  codeChanged,
  codeClosed,
  codeOpened,
  newCode,
  type BookingCode,
} from '@camping/core/portal/booking-changes.slice.ts'
import { checkCode, sendCode } from '@camping/core/portal/booking-changes.thunks.ts'
import { useAppSelector, useAppStore } from '@camping/core/store/create-store.ts'
import { useEffect } from 'react'
import { useText } from '../../../kit/format/use-text.ts'

export interface Code extends BookingCode {
  readonly send: () => Promise<void>
  /** Returns the error of the code, as text for its field; undefined for the right code. */
  readonly check: (code: string | undefined) => Promise<string | undefined>
}

/** Requests a code when it opens, another one on demand after a while, and verifies the typed code with the server. */
export function useCode(bookingId: string): Code {
  const t = useText()
  const store = useAppStore()
  const code = useAppSelector(({ bookingChanges }) => bookingChanges?.codes[bookingId]) ?? newCode
  const send = () => store.dispatch(sendCode(bookingId))
  useEffect(() => {
    store.inject(bookingChangesSlice)
    store.dispatch(codeOpened(bookingId))
    void store.dispatch(sendCode(bookingId))
    return () => void store.dispatch(codeClosed(bookingId))
  }, [store, bookingId])
  const { sent } = code
  useEffect(() => {
    if (!sent) return undefined
    const wait = setTimeout(
      () => store.dispatch(codeChanged({ bookingId, maySend: true })),
      sent.waitSeconds * 1000,
    )
    return () => clearTimeout(wait)
  }, [sent, store, bookingId])
  const check = async (typed: string | undefined) => {
    const problem = await store.dispatch(checkCode(bookingId, typed))
    return problem && t(`code.${problem.kind}`, { tries: problem.kind === 'wrong' ? problem.tries : 0 })
  }
  return { ...code, send, check }
}
