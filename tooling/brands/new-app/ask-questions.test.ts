import { expect, it } from 'vitest'
import { askQuestions } from './ask-questions.ts'

const needed = new Map([
  ['brand', 'fjord'],
  ['name', 'Fjord Camping'],
  ['sites', 'nl'],
  ['features', 'portal'],
  ['colour', '0B4F6C'],
])
const say = () => {}

it('takes flags, and the usual answers for the rest', async () => {
  const given = await askQuestions({ flags: needed, say })
  expect(given.get('domain')).toBe('fjord.example')
  expect(given.get('email')).toBe('hello@fjord.example')
  expect(given.get('company')).toBe('Fjord Camping')
})

it('says which flag is missing when nobody can be asked', async () => {
  const flags = new Map([...needed].filter(([flag]) => flag !== 'sites'))
  await expect(askQuestions({ flags, say })).rejects.toThrow('--sites is missing')
})

it('refuses a flag that cannot be used, even when somebody could be asked', async () => {
  const flags = new Map([...needed, ['colour', 'teal']])
  await expect(askQuestions({ flags, say, ask: async () => '' })).rejects.toThrow('six digits')
})

it('asks a person again until the answer can be used', async () => {
  const flags = new Map([...needed].filter(([flag]) => flag !== 'sites'))
  const asked: string[] = []
  const said: string[] = []
  const typed = ['lu', '', 'nl de']
  const given = await askQuestions({
    flags,
    say: (line) => void said.push(line),
    ask: async (prompt) => {
      asked.push(prompt)
      return prompt.startsWith('Editions') ? (typed.shift() ?? '') : ''
    },
  })
  expect(given.get('sites')).toBe('nl de')
  expect(said).toEqual([
    expect.stringContaining("no edition 'lu'"),
    expect.stringContaining('at least one edition'),
  ])
  expect(asked).toContain('Domain [fjord.example]: ')
})
