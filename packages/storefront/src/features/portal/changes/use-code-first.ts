import type { ApiError } from '@camping/core/api/storefront-api.ts'
import { useState } from 'react'

/** A pending code request: callbacks for the accepted code, and for leaving the dialog. */
export interface CodeQuestion {
  readonly onProved: () => void
  readonly onLeave: () => void
}

export interface CodeFirst {
  /**
   * Executes a change; if the server requires a code, repeats it afterwards. Returns the refusal when the visitor
   * leaves without a code.
   */
  readonly withCode: <Outcome extends { error?: unknown }>(change: () => Promise<Outcome>) => Promise<Outcome>
  /** To be rendered as CodeForm or CodeDialog while it is defined. */
  readonly question: CodeQuestion | undefined
}

/** For changes that a booking session may make only with a code by mail; accounts need none. */
export function useCodeFirst(): CodeFirst {
  const [question, setQuestion] = useState<CodeQuestion>()
  return {
    question,
    async withCode(change) {
      const first = await change()
      if ((first.error as ApiError | undefined)?.problem?.type !== 'code-needed') return first
      const proved = await new Promise<boolean>((resolve) =>
        setQuestion({ onProved: () => resolve(true), onLeave: () => resolve(false) }),
      )
      setQuestion(undefined)
      return proved ? await change() : first
    },
  }
}
