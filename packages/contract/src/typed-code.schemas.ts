import { z } from 'zod'
import { codeDigits } from './limits.ts'
import type { Problem } from './problem.schemas.ts'
import { line } from './stored-text.ts'

/** A code of a mail, as a person types it. */
export const typedCode = line(40, 0)
  .transform((text) => text.replace(/\D/g, ''))
  .pipe(z.string().length(codeDigits))
  .describe('As it is in the mail; spaces do not matter')

/** Additional members of the problem `code-wrong`. */
export type CodeWrong = Problem & { triesLeft?: number }
