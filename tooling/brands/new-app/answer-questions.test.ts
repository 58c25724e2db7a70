import { expect, it } from 'vitest'
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
    expect.stringContaining("no edition 'lu'"),
    expect.stringContaining('at least one edition'),
  ])
  expect(prompts).toContain('Domain [fjord.example]: ')
})
