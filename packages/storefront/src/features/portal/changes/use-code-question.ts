import type { RequestProof } from '@camping/core/api/proof.thunks.ts'
import { useState } from 'react'

/** A pending code request: callbacks for the accepted code, and for leaving the dialog. */
export interface CodeQuestion {
  readonly onProved: () => void
  readonly onLeave: () => void
}

/** For changes that a booking session may make only with a code by mail; accounts need none. */
export function useCodeQuestion(): {
  /** Answers when the code was entered, or its dialog left. */
  readonly requestCode: RequestProof
  /** To be rendered as BookingCodeForm or CodeDialog while it is defined. */
  readonly question: CodeQuestion | undefined
} {
  const [question, setQuestion] = useState<CodeQuestion>()
  return {
    question,
    async requestCode() {
      const proved = await new Promise<boolean>((resolve) =>
        setQuestion({ onProved: () => resolve(true), onLeave: () => resolve(false) }),
      )
      setQuestion(undefined)
      return proved
    },
  }
}
