import { AnswerError } from './read-answer.ts'
import { questions, type Question } from './questions.ts'

export interface Asking {
  /** What the flags have answered already. */
  readonly flags: ReadonlyMap<string, string>
  /** Asks the person at the keyboard; undefined when there is none. */
  readonly ask?: ((prompt: string) => Promise<string>) | undefined
  readonly say: (line: string) => void
}

/**
 * An answer to every question: the flag's, else the person's, else the usual one. A person may correct an answer; a flag
 * that cannot be used, or is missing without a person, throws AnswerError.
 */
export async function askQuestions(asking: Asking): Promise<Map<string, string>> {
  const given = new Map<string, string>()
  for (const question of questions) given.set(question.flag, await answerTo(question, given, asking))
  return given
}

async function answerTo(
  { flag, text, usual, check }: Question,
  given: ReadonlyMap<string, string>,
  { flags, ask, say }: Asking,
): Promise<string> {
  const flagged = flags.get(flag)
  if (flagged !== undefined || !ask) {
    const answer = flagged ?? usual?.(given)
    if (answer === undefined) throw new AnswerError(`--${flag} is missing: ${text}.`)
    check(answer)
    return answer
  }
  for (;;) {
    const fallback = usual?.(given)
    const typed = await ask(`${text}${fallback ? ` [${fallback}]` : ''}: `)
    const answer = typed.trim() === '' && fallback !== undefined ? fallback : typed
    try {
      check(answer)
      return answer
    } catch (error) {
      if (!(error instanceof AnswerError)) throw error
      say(error.message)
    }
  }
}
