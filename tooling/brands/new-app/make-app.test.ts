import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asLine } from '../brand-app.ts'
import { findingsIn } from '../check-brands.ts'
import { checkout } from '../places.ts'
import { readConfigs } from '../read-configs.ts'
import { makeApp, removeApp } from './make-app.ts'
import { answersOf } from './questions.ts'
import { answerQuestions } from './answer-questions.ts'

const root = mkdtempSync(join(tmpdir(), 'new-app-'))
beforeAll(() => {
  cpSync(join(checkout, 'apps/uk'), join(root, 'apps/uk'), {
    recursive: true,
    filter: (path) => !/\/(node_modules|dist)$/.test(path),
  })
  mkdirSync(join(root, 'node_modules'))
  symlinkSync(join(checkout, 'tooling/brands/node_modules/@camping'), join(root, 'node_modules/@camping'))
  for (const name of ['packages', 'tsconfig.base.json']) symlinkSync(join(checkout, name), join(root, name))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

async function answers(flags: Record<string, string>) {
  const usual = { name: "Fjord's “best” Camping */", sites: 'nl,de', features: 'portal', colour: '#FFE14D' }
  const given = await answerQuestions({
    flags: new Map(Object.entries({ ...usual, ...flags })),
    print: () => {},
  })
  return answersOf(given)
}

it('writes at most six small files that every rule accepts', async () => {
  const logo = join(root, 'logo.svg')
  writeFileSync(logo, '<svg width="800" height="400" viewBox="0 0 80 40"><path d="M0 0h80v40H0Z"/></svg>')
  const files = await makeApp(root, await answers({ brand: 'fjord', logo }))
  expect(files.length).toBeLessThanOrEqual(6)
  expect(files.filter((file) => file.includes('/public/'))).toEqual([
    'apps/fjord/public/favicon.svg',
    'apps/fjord/public/logo.svg',
  ])
  const fjord = (await readConfigs(root)).find(({ id }) => id === 'fjord')
  expect(fjord?.logo).toEqual({ file: 'logo.svg', width: 68 })
  for (const file of files) expect(existsSync(join(root, file)), file).toBe(true)
  expect((await findingsIn(root)).map(asLine)).toEqual([])
})

it('gives a brand that sells gift vouchers in Austria the words of its law', async () => {
  const files = await makeApp(root, await answers({ brand: 'alm', sites: 'de-at,nl', features: 'all' }))
  expect(files).toContain('apps/alm/messages/de.json')
  expect(readFileSync(join(root, 'apps/alm/messages/de.json'), 'utf8')).toContain('Rücktritt')
  expect((await findingsIn(root)).map(asLine)).toEqual([])
  await removeApp(root, 'alm')
  await expect(
    makeApp(root, await answers({ brand: 'alm', sites: 'de-at,de', features: 'all' })),
  ).rejects.toThrow('Serve each with an app of its own')
})

it('does not write over what is there', async () => {
  await expect(makeApp(root, await answers({ brand: 'uk' }))).rejects.toThrow('apps/uk is there already')
})

it('writes nothing when a rule refuses', async () => {
  await expect(
    makeApp(root, await answers({ brand: 'tarn', domain: 'uk.alder.example', sites: 'uk' })),
  ).rejects.toThrow('apps/tarn/app.config.ts, domains.uk: ')
  await expect(makeApp(root, await answers({ brand: 'tarn', features: 'search' }))).rejects.toThrow(
    "needs 'destinations: true' as well",
  )
  expect(readdirSync(join(root, 'apps'))).not.toContain('tarn')
})

it('removes what it made, and nothing that others need', async () => {
  await removeApp(root, 'fjord')
  expect(readdirSync(join(root, 'apps'))).toEqual(['uk'])
  await expect(removeApp(root, 'fjord')).rejects.toThrow("There is no app 'fjord'. There are: uk.")
  await expect(removeApp(root, '../apps')).rejects.toThrow('There is no app')
  await expect(removeApp(root, 'uk')).rejects.toThrow('the last app that answers on localhost')
})

it('removes an edition of the house only for somebody who confirms it', async () => {
  cpSync(join(root, 'apps/uk'), join(root, 'apps/ie'), { recursive: true })
  const config = join(root, 'apps/ie/app.config.ts')
  writeFileSync(config, readFileSync(config, 'utf8').replaceAll("'uk'", "'ie'").replace('uk: ', 'ie: '))
  await expect(removeApp(root, 'ie')).rejects.toThrow(
    "apps/ie is an edition of Alder Camping, the house brand. Its visitors will get another edition's pages. Add --yes if you mean it.",
  )
  const asked: string[] = []
  const answers = [false, true]
  const confirm = (question: string) => {
    asked.push(question)
    return Promise.resolve(answers.shift() === true)
  }
  await expect(removeApp(root, 'ie', confirm)).rejects.toThrow('Nothing is removed: apps/ie stays.')
  expect(existsSync(config)).toBe(true)
  await removeApp(root, 'ie', confirm)
  expect(readdirSync(join(root, 'apps'))).toEqual(['uk'])
  expect(asked[1]).toContain('Type ie to remove it: ')
})

it('wants a confirmation for a house edition that cannot even be read, too', async () => {
  mkdirSync(join(root, 'apps/nl'))
  writeFileSync(join(root, 'apps/nl/app.config.ts'), 'export default {')
  await expect(removeApp(root, 'nl')).rejects.toThrow('Add --yes')
  await removeApp(root, 'nl', () => Promise.resolve(true))
  expect(readdirSync(join(root, 'apps'))).toEqual(['uk'])
})
