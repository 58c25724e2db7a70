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
  refuseFlags(sources)
  const given = new Map<string, string>()
  for (const question of questions) given.set(question.flag, await answerTo(question, given, sources))
  return given
}

/** Refuses all flags at once that cannot be used and, where nobody can be asked, all that are missing. */
function refuseFlags({ flags, prompt }: AnswerSources): void {
  const problems = questions.flatMap(({ flag, text, usual, check }) => {
    const flagged = flags.get(flag)
    if (flagged === undefined) return prompt || usual ? [] : [`--${flag} is missing: ${text}.`]
    try {
      check(flagged)
      return []
    } catch (error) {
      if (error instanceof AnswerError) return [`--${flag}: ${error.message}`]
      throw error
    }
  })
  if (problems.length > 0) throw new AnswerError(problems.join('\n'))
}

async function answerTo(
  { flag, text, meanings = [], usual, check }: Question,
  given: ReadonlyMap<string, string>,
  { flags, prompt, print }: AnswerSources,
): Promise<string> {
  const flagged = flags.get(flag)
  if (flagged !== undefined || !prompt) {
    const answer = flagged ?? usual?.(given) ?? ''
    check(answer)
    return answer
  }
  for (const line of meanings) print(`  ${line}`)
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
