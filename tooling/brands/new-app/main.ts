import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { checkout } from '../places.ts'
import { answerQuestions } from './answer-questions.ts'
import { brandTheme, changedColours } from './brand-theme.ts'
import { exampleFacts } from './example-facts.ts'
import { makeApp, removeApp } from './make-app.ts'
import { answersOf, exampleFlags, questions } from './questions.ts'
import { AnswerError } from './read-answer.ts'

const usage = [
  'npm run new-app                              asks for everything',
  'npm run new-app -- --brand fjord --name "Fjord Camping" --sites nl,de --features all --colour 0B4F6C',
  'npm run new-app -- --remove fjord            removes the folder again',
  'npm run new-app -- --remove de --yes         removes an edition of the house without a question',
  '',
  ...questions.flatMap(({ flag, text, meanings = [], usual }) => [
    `  --${flag.padEnd(14)} ${text}${usual ? '' : ' (needed)'}`,
    ...meanings.map((line) => `      ${line}`),
  ]),
].join('\n')

const text = { type: 'string' } as const
const options = {
  ...Object.fromEntries(questions.map(({ flag }) => [flag, text])),
  remove: text,
  yes: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

function readFlags(): Map<string, string | boolean> {
  try {
    return new Map(Object.entries(parseArgs({ options }).values))
  } catch (error) {
    throw new AnswerError(`${(error as Error).message}\n\n${usage}`)
  }
}

/** A person at the keyboard, when there is one. */
function openKeyboard() {
  if (!process.stdin.isTTY) return undefined
  const keyboard = createInterface({ input: process.stdin, output: process.stdout })
  return { ask: (prompt: string) => keyboard.question(prompt), close: () => keyboard.close() }
}

/** How an edition of the house is confirmed: by a flag, or by typing its name; undefined where nobody sits. */
function confirmation(id: string, isConfirmed: boolean) {
  if (isConfirmed) return () => Promise.resolve(true)
  const keyboard = openKeyboard()
  if (!keyboard) return undefined
  return async (question: string) => {
    const answer = await keyboard.ask(question)
    keyboard.close()
    return answer.trim() === id
  }
}

async function main(): Promise<void> {
  const flags = readFlags()
  if (flags.get('help') === true) return console.log(usage)
  const removed = flags.get('remove')
  if (typeof removed === 'string') {
    await removeApp(checkout, removed, confirmation(removed, flags.get('yes') === true))
    return console.log(`apps/${removed} is gone`)
  }
  const texts = new Map([...flags].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  const keyboard = openKeyboard()
  try {
    const given = await answerQuestions({ flags: texts, prompt: keyboard?.ask, print: console.log })
    const answers = answersOf(given)
    for (const file of await makeApp(checkout, answers, console.log)) console.log(file)
    const { colour, accent } = answers
    for (const note of changedColours(colour, accent, brandTheme(colour, accent))) console.log(note)
    const examples = exampleFlags.filter(
      (flag) => questions.find((one) => one.flag === flag)?.usual?.(given) === given.get(flag),
    )
    console.log(
      `Examples to be replaced in app.config.ts before the brand goes live: legal.${[...examples, ...Object.keys(exampleFacts(answers.sites))].join(', legal.')}`,
    )
  } finally {
    keyboard?.close()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof AnswerError ? error.message : error)
  process.exitCode = 1
})
