import { AnswerError } from './read-answer.ts'
import { questions, type Question } from './questions.ts'

export interface AnswerSources {
  /** Answers from the flags. */
  readonly flags: ReadonlyMap<string, string>
  /** Prompts the person at the keyboard; undefined without one. */
  readonly prompt?: ((prompt: string) => Promise<string>) | undefined
  readonly print: (line: string) => void
}

/**
 * Answers every question: from a flag, else from the person, else with the default. A person may correct an answer; an
 * invalid flag, or a missing one without a person, throws AnswerError.
 */
export async function answerQuestions(sources: AnswerSources): Promise<Map<string, string>> {
  const given = new Map<string, string>()
  for (const question of questions) given.set(question.flag, await answerTo(question, given, sources))
  return given
}

async function answerTo(
  { flag, text, usual, check }: Question,
  given: ReadonlyMap<string, string>,
  { flags, prompt, print }: AnswerSources,
): Promise<string> {
  const flagged = flags.get(flag)
  if (flagged !== undefined || !prompt) {
    const answer = flagged ?? usual?.(given)
    if (answer === undefined) throw new AnswerError(`--${flag} is missing: ${text}.`)
    check(answer)
    return answer
  }
  for (;;) {
    const fallback = usual?.(given)
    const typed = await prompt(`${text}${fallback ? ` [${fallback}]` : ''}: `)
    const answer = typed.trim() === '' && fallback !== undefined ? fallback : typed
    try {
      check(answer)
      return answer
    } catch (error) {
      if (!(error instanceof AnswerError)) throw error
      print(error.message)
    }
  }
}
