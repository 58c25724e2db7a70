import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { checkout } from '../read-brands.ts'
import { answerQuestions } from './answer-questions.ts'
import { makeApp, removeApp } from './make-app.ts'
import { answersOf, exampleFlags, questions } from './questions.ts'
import { AnswerError } from './read-answer.ts'

const usage = [
  'npm run new-app                              asks for everything',
  'npm run new-app -- --brand fjord --name "Fjord Camping" --sites nl,de --features all --colour 0B4F6C',
  'npm run new-app -- --remove fjord            removes the folder again',
  '',
  ...questions.map(({ flag, text, usual }) => `  --${flag.padEnd(14)} ${text}${usual ? '' : ' (needed)'}`),
].join('\n')

const text = { type: 'string' } as const
const options = {
  ...Object.fromEntries(questions.map(({ flag }) => [flag, text])),
  remove: text,
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

async function main(): Promise<void> {
  const flags = readFlags()
  if (flags.get('help') === true) return console.log(usage)
  const removed = flags.get('remove')
  if (typeof removed === 'string') {
    await removeApp(checkout, removed)
    return console.log(`apps/${removed} is gone`)
  }
  const texts = new Map([...flags].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  const keyboard = openKeyboard()
  try {
    const given = await answerQuestions({ flags: texts, prompt: keyboard?.ask, print: console.log })
    const answers = answersOf(given)
    for (const file of await makeApp(checkout, answers)) console.log(file)
    const examples = exampleFlags.filter(
      (flag) => questions.find((one) => one.flag === flag)?.usual?.(given) === given.get(flag),
    )
    if (examples.length > 0)
      console.log(
        `Examples to be replaced in app.config.ts before the brand goes live: legal.${examples.join(', legal.')}`,
      )
  } finally {
    keyboard?.close()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof AnswerError ? error.message : error)
  process.exitCode = 1
})
