import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { renameMessages, withPresentNames } from './rename-messages.ts'

const root = mkdtempSync(join(tmpdir(), 'renamed-'))
afterAll(() => rmSync(root, { recursive: true }))

const isKnown = (key: string) => ['results.card.total', 'shell.title.search', 'home.hero.title'].includes(key)

it('writes present names and leaves the words and their form alone', () => {
  const text = '{\n  "home.hero.title" : "A",\n\n  "search.card.total": "search.card.total: {n}"\n}\n'
  expect(withPresentNames(text, isKnown)).toEqual({
    text: '{\n  "home.hero.title" : "A",\n\n  "results.card.total": "search.card.total: {n}"\n}\n',
    renamed: [['search.card.total', 'results.card.total']],
  })
})

it('leaves to the check what is gone, and what is there under its present name', () => {
  const text = '{ "search.gone": "A", "search.title": "B", "shell.title.search": "C" }'
  expect(withPresentNames(text, isKnown)).toEqual({ text, renamed: [] })
})

it('does so in the files of each app, and reports it', async () => {
  const folder = join(root, 'apps/fjord')
  mkdirSync(join(folder, 'messages'), { recursive: true })
  writeFileSync(join(folder, 'app.config.ts'), '')
  writeFileSync(join(folder, 'messages/nl.json'), '{ "search.card.total": "Samen" }')
  expect(await renameMessages(root)).toEqual([
    "apps/fjord/messages/nl.json, search.card.total: is 'results.card.total' now.",
  ])
  expect(readFileSync(join(folder, 'messages/nl.json'), 'utf8')).toBe('{ "results.card.total": "Samen" }')
  expect(await renameMessages(root)).toEqual([])
})
