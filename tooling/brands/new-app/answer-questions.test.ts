import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkout } from '../places.ts'
import { featureSentences } from './feature-sentences.ts'
import { questions } from './questions.ts'
import { answerQuestions } from './answer-questions.ts'

const needed = new Map([
  ['brand', 'fjord'],
  ['name', 'Fjord Camping'],
  ['sites', 'nl'],
  ['features', 'portal'],
  ['colour', '0B4F6C'],
])
const print = () => {}

it('takes flags, and the usual answers for the rest', async () => {
  const given = await answerQuestions({ flags: needed, print })
  expect(given.get('domain')).toBe('fjord.example')
  expect(given.get('email')).toBe('hello@fjord.example')
  expect(given.get('company')).toBe('Fjord Camping')
})

it('names the missing flag when nobody is at the keyboard', async () => {
  const flags = new Map([...needed].filter(([flag]) => flag !== 'sites'))
  await expect(answerQuestions({ flags, print })).rejects.toThrow('--sites is missing')
})

it('refuses a flag that cannot be used, even with somebody at the keyboard', async () => {
  const flags = new Map([...needed, ['colour', 'teal']])
  await expect(answerQuestions({ flags, print, prompt: async () => '' })).rejects.toThrow('six digits')
})

it('repeats a question until the answer can be used', async () => {
  const flags = new Map([...needed].filter(([flag]) => flag !== 'sites'))
  const prompts: string[] = []
  const printed: string[] = []
  const typed = ['lu', '', 'nl de']
  const given = await answerQuestions({
    flags,
    print: (line) => void printed.push(line),
    prompt: async (prompt) => {
      prompts.push(prompt)
      return prompt.startsWith('Editions') ? (typed.shift() ?? '') : ''
    },
  })
  expect(given.get('sites')).toBe('nl de')
  expect(printed).toEqual([
    ...(questions.find(({ flag }) => flag === 'sites')?.meanings ?? []).map((line) => `  ${line}`),
    expect.stringContaining("no edition 'lu'"),
    expect.stringContaining('at least one edition'),
  ])
  expect(prompts).toContain('Domain [fjord.example]: ')
})

it('refuses all flags at once that cannot be used, and names those that are missing', async () => {
  const flags = new Map([
    ['brand', 'Fjord Camping'],
    ['sites', 'de,dk,lu'],
    ['features', 'portal,serach'],
    ['colour', 'teal'],
  ])
  const refused = await answerQuestions({ flags, print }).catch((error: Error) => error.message.split('\n'))
  expect(refused).toEqual([
    expect.stringMatching(/^--brand: 'Fjord Camping' cannot be/),
    expect.stringMatching(/^--name is missing/),
    expect.stringMatching(/^--sites: There is no edition 'dk', 'lu'\..*npm run new-edition/),
    expect.stringMatching(/^--features: There is no feature 'serach'/),
    expect.stringMatching(/^--colour: 'teal' is not a colour/),
  ])
})

it('explains each feature and each edition where it is chosen, and the handbook does', async () => {
  const printed: string[] = []
  const answers = new Map(
    [...needed].map(([flag, answer]) => [questions.find((one) => one.flag === flag)?.text, answer]),
  )
  await answerQuestions({
    flags: new Map(),
    print: (line) => void printed.push(line),
    prompt: async (prompt) => answers.get(prompt.replace(/(?: \[.*\])?: $/, '')) ?? '',
  })
  const handbook = readFileSync(join(checkout, 'docs/how-to/add-a-brand.md'), 'utf8')
  for (const [feature, sentence] of Object.entries(featureSentences)) {
    expect(printed.join('\n')).toContain(`${feature.padEnd(12)} ${sentence}`)
    expect(handbook).toContain(`| \`${feature}\` | ${sentence} |`)
  }
  expect(printed.join('\n')).toMatch(/nl-be +.*: nl-BE, EUR/)
})
