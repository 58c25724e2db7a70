import type { RequestProof } from '@camping/core/api/proof.thunks.ts'
import { useState } from 'react'

/** Answers a pending request for the password: whether it was entered. */
export type PasswordQuestion = (proved: boolean) => void

/** For changes that an account may make only with a recently entered password. */
export function usePasswordQuestion(): {
  /** Answers when the password was entered, or its dialog left. */
  readonly requestPassword: RequestProof
  /** To be rendered as LazyConfirmPassword. */
  readonly question: PasswordQuestion | undefined
} {
  const [question, setQuestion] = useState<PasswordQuestion>()
  return {
    question,
    async requestPassword() {
      const proved = await new Promise<boolean>((resolve) => setQuestion(() => resolve))
      setQuestion(undefined)
      return proved
    },
  }
}
