import { codeDigits } from '@camping/contract/limits.ts'
import type { CodeWrong } from '@camping/contract/typed-code.schemas.ts'
import type { ApiError } from '../api/storefront-api.ts'

/** Why a typed code does not count. */
export type CodeProblem =
  | { readonly kind: 'missing' | 'ended' | 'many' | 'failed' }
  | { readonly kind: 'wrong'; readonly tries: number }

/** Whether all digits of a code are typed; spaces do not matter. */
export const isWholeCode = (code: string): boolean => code.replace(/\D/g, '').length === codeDigits

/** The server's reason against a code. */
export function codeProblemOf({ status, problem }: ApiError): CodeProblem {
  if (problem?.type === 'code-wrong') return { kind: 'wrong', tries: (problem as CodeWrong).triesLeft ?? 0 }
  if (problem?.type === 'code-ended') return { kind: 'ended' }
  return { kind: status === 429 ? 'many' : 'failed' }
}
