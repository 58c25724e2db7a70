import { cpSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fontMetrics } from '@camping/ui/theme/font-fallbacks.ts'
import type { FontName, ThemeOverrides } from '@camping/ui/theme/tokens.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkout } from '../places.ts'
import { readFonts } from './read-fonts.ts'

/** A package folder in which packages of Fontsource are installed. */
const withPackages = join(checkout, 'packages/ui')
const packages = join(withPackages, 'node_modules')
const app = join(mkdtempSync(join(tmpdir(), 'fonts-')), 'pond')

beforeAll(() => {
  mkdirSync(join(app, 'fonts'), { recursive: true })
  const copy = (from: string, to: string) => cpSync(join(packages, from), join(app, 'fonts', to))
  copy('@fontsource/fraunces/files/fraunces-latin-400-normal.woff2', 'regular.woff2')
  copy('@fontsource/fraunces/files/fraunces-latin-600-normal.woff2', 'bold.woff2')
  copy('@fontsource/fraunces/files/fraunces-latin-ext-400-normal.woff2', 'regular-more.woff2')
  copy('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', 'variable.woff2')
  copy('@fontsource/fraunces/files/fraunces-latin-400-normal.woff', 'old.woff2')
  copy('@fontsource/fraunces/files/fraunces-latin-400-normal.woff2', 'half.woff2')
  truncateSync(join(app, 'fonts/half.woff2'), 6000)
  writeFileSync(join(app, 'package.json'), '{}')
})
afterAll(() => rmSync(join(app, '..'), { recursive: true }))

const read = async (folder: string, theme: ThemeOverrides | object) =>
  [...(await readFonts(folder, theme as ThemeOverrides))].map(([use, { font, problems }]) => ({
    use,
    font,
    problems: problems.map(({ key, sentence }) => `${key} | ${sentence}`),
  }))
const inFiles = (files: unknown, others: object = { fallback: 'serif', licence: 'OFL-1.1' }) => ({
  font: { text: { files, ...others } },
})

it.each<[FontName, string]>([
  ['figtree', '@fontsource-variable/figtree'],
  ['outfit', '@fontsource-variable/outfit'],
  ['fraunces', '@fontsource-variable/fraunces'],
])('measures %s as the house has it, at weights that are not its default', async (name, packageName) => {
  const [reading] = await read(withPackages, { font: { text: packageName } })
  const { width, ...others } = fontMetrics[name]
  const measured = reading?.font?.metrics
  expect(measured).toMatchObject(others)
  expect(Math.abs((measured?.width.regular ?? 0) / width.regular - 1)).toBeLessThan(0.005)
  expect(Math.abs((measured?.width.bold ?? 0) / width.bold - 1)).toBeLessThan(0.005)
})

it('takes of a package what its languages need', async () => {
  const [reading] = await read(withPackages, { font: { text: '@fontsource-variable/figtree' } })
  expect(reading?.font).toMatchObject({ family: 'Figtree', kind: 'sans-serif', licence: 'OFL-1.1' })
  expect(reading?.font?.faces.map(({ path, ...face }) => [path.split('/').at(-1), face])).toMatchObject([
    ['figtree-latin-ext-wght-normal.woff2', { weight: '100 900', isFirst: false, isMain: false }],
    ['figtree-latin-wght-normal.woff2', { weight: '100 900', isFirst: true, isMain: true }],
  ])
})

it('takes two weights for text, and the nearest one for headings', async () => {
  const files = async (theme: object) =>
    (await read(withPackages, theme))[0]?.font?.faces
      .filter(({ isMain }) => isMain)
      .map(({ path, weight, isFirst }) => [path.split('/').at(-1), weight, isFirst])
  expect(await files({ font: { text: '@fontsource/fraunces' } })).toEqual([
    ['fraunces-latin-400-normal.woff2', '100 549', true],
    ['fraunces-latin-700-normal.woff2', '550 900', false],
  ])
  expect(await files({ font: { display: '@fontsource/fraunces' }, headingWeight: 520 })).toEqual([
    ['fraunces-latin-500-normal.woff2', '100 900', true],
  ])
})

it('reads files of the app: weights from the files, characters of one weight divided', async () => {
  const theme = inFiles(['fonts/regular.woff2', 'fonts/bold.woff2', 'fonts/regular-more.woff2'])
  const [reading] = await read(app, theme)
  expect(reading?.problems).toEqual([])
  expect(reading?.font).toMatchObject({ family: 'Fraunces', kind: 'serif', weights: [400, 600] })
  const faces = new Map(reading?.font?.faces.map((face) => [face.path.split('/').at(-1), face]))
  expect(faces.get('bold.woff2')).toMatchObject({ range: undefined, isFirst: false })
  expect(faces.get('regular.woff2')?.range).toMatch(/^U\+\w+/)
  expect(faces.get('regular-more.woff2')?.range).toContain('U+10')
  // No character is in both files of a weight.
  expect(faces.get('regular-more.woff2')?.range).not.toContain('U+41')
})

it('reads a variable file with its weights', async () => {
  const [reading] = await read(app, inFiles('fonts/variable.woff2'))
  expect(reading?.font?.weights).toEqual([300, 900])
})

it.each([
  [
    'a file that is not there',
    inFiles('fonts/maxx.woff2'),
    'files | There is no apps/pond/fonts/maxx.woff2. The files there are: bold.woff2,',
  ],
  [
    'a file elsewhere',
    inFiles('../fr/font.woff2'),
    "files | '../fr/font.woff2' must be a file in apps/pond/fonts",
  ],
  ['a file of another form', inFiles('fonts/old.woff2'), 'files | fonts/old.woff2 is not a WOFF2 file'],
  [
    'a file that was cut off',
    inFiles('fonts/half.woff2'),
    'files | fonts/half.woff2 cannot be opened as a font',
  ],
  ['no file', inFiles([]), 'files | names no file.'],
  ['a number', inFiles(4), "files | '4' must be a file in apps/pond/fonts"],
  [
    'no licence',
    inFiles('fonts/variable.woff2', { fallback: 'serif' }),
    'licence | must state why you may use this font',
  ],
  [
    'a licence to be found',
    inFiles('fonts/variable.woff2', { fallback: 'serif', licence: 'TODO' }),
    'licence | must state why',
  ],
  [
    'no fallback',
    inFiles('fonts/variable.woff2', { licence: 'OFL-1.1' }),
    "fallback | is missing. Write 'serif'",
  ],
  [
    'a fallback that is none',
    inFiles('fonts/variable.woff2', { licence: 'OFL-1.1', fallback: 'Arial' }),
    "fallback | is 'Arial'. Write 'serif'",
  ],
  [
    'a setting with a typing mistake',
    inFiles('fonts/variable.woff2', { licence: 'OFL-1.1', fallback: 'serif', weigth: 4 }),
    'weigth | is no setting of a font.',
  ],
])('names %s', async (_what, theme, sentence) => {
  const [reading] = await read(app, theme)
  expect(reading?.font).toBeUndefined()
  expect(reading?.problems).toHaveLength(1)
  expect(reading?.problems[0]).toContain(sentence)
})

it('names a package that is no font', async () => {
  const [reading] = await read(withPackages, { font: { text: 'react' } })
  expect(reading?.problems[0]).toContain("'react' is no package of Fontsource")
})

it('leaves fonts of the house and what is no package to others', async () => {
  expect(await read(app, { font: { text: 'figtree', display: '@fontsource-variable/inter' } })).toEqual([])
})
