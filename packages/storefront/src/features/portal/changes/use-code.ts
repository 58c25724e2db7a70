import { codeDigits } from '@camping/contract/limits.ts'
import type { CodeSent, CodeWrong } from '@camping/contract/booking-code.schemas.ts'
import type { ApiError } from '@camping/core/api/storefront-api.ts'
import { bookingCodeApi } from '@camping/core/portal/booking-changes.api.ts'
import { useCallback, useEffect, useState } from 'react'
import { useText } from '../../../kit/format/use-text.ts'

export interface Code {
  /** Recipient of the code; undefined until it is known. */
  readonly sent: CodeSent | undefined
  /** The code could not be sent. */
  readonly trouble: 'many' | 'notSent' | undefined
  /** Another code may be requested. */
  readonly maySend: boolean
  readonly sending: boolean
  readonly send: () => Promise<void>
  /** Returns the error of the code, as text for its field; undefined for the right code. */
  readonly check: (code: string | undefined) => Promise<string | undefined>
}

/** Requests a code when it opens, another one on demand after a while, and verifies the typed code with the server. */
export function useCode(bookingId: string): Code {
  const t = useText()
  const [ask, { isLoading: sending }] = bookingCodeApi.useSendBookingCodeMutation()
  const [show] = bookingCodeApi.useCheckBookingCodeMutation()
  const [sent, setSent] = useState<CodeSent>()
  const [trouble, setTrouble] = useState<Code['trouble']>()
  const [maySend, setMaySend] = useState(false)

  const send = useCallback(async () => {
    setTrouble(undefined)
    setMaySend(false)
    const { data, error } = await ask({ bookingId })
    // A new object each time, so that the wait starts again.
    if (data) return setSent({ ...data })
    setTrouble((error as ApiError).status === 429 ? 'many' : 'notSent')
    setMaySend(true)
  }, [ask, bookingId])
  // For two requests (as in development) the server sends one mail: it sends no other within a minute.
  useEffect(() => void send(), [send])
  useEffect(() => {
    if (!sent) return undefined
    const timer = setTimeout(() => setMaySend(true), sent.waitSeconds * 1000)
    return () => clearTimeout(timer)
  }, [sent])

  const check = async (code = '') => {
    if (code.replace(/\D/g, '').length !== codeDigits) return t('code.missing')
    const { error } = await show({ bookingId, code })
    if (!error) return undefined
    const { status, problem } = error as ApiError
    if (problem?.type === 'code-wrong')
      return t('code.wrong', { tries: (problem as CodeWrong).triesLeft ?? 0 })
    if (problem?.type === 'code-ended') setMaySend(true)
    return t(problem?.type === 'code-ended' ? 'code.ended' : status === 429 ? 'code.many' : 'code.failed')
  }
  return { sent, trouble, maySend, sending, send, check }
}
