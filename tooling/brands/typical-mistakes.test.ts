import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { asLine } from './brand-app.ts'
import { findingsIn } from './check-brands.ts'
import { copyBrands } from './testing/copy-brands.ts'
import { contentsMistakes } from './testing/mistakes/contents.data.ts'
import { looksMistakes } from './testing/mistakes/looks.data.ts'
import type { Mistake } from './testing/mistakes/mistake.ts'
import { settingsMistakes } from './testing/mistakes/settings.data.ts'

const typicalMistakes = [...looksMistakes, ...settingsMistakes, ...contentsMistakes]

const all = mkdtempSync(join(tmpdir(), 'mistakes-'))
afterAll(() => rmSync(all, { recursive: true, force: true }))

/** A copy of two brands, one of them with the mistake. Each has a folder of its own, because modules are read once. */
function planted({ file, planted: what }: Mistake): string {
  const root = mkdtempSync(join(all, 'one-'))
  copyBrands(root)
  const path = join(root, 'apps/white-label', file)
  mkdirSync(dirname(path), { recursive: true })
  if (what === undefined) rmSync(path)
  else if (typeof what === 'string') writeFileSync(path, what)
  else {
    const whole = readFileSync(path, 'utf8')
    // A row whose words are gone would plant nothing.
    expect(whole).toContain(what[0])
    writeFileSync(
      path,
      whole.replace(what[0], () => what[1]),
    )
  }
  return root
}

it('has at least forty of them', () => expect(typicalMistakes.length).toBeGreaterThanOrEqual(40))

it.each(typicalMistakes)('names file, key and remedy of $what', async (mistake) => {
  const lines = (await findingsIn(planted(mistake))).map(asLine)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(`apps/white-label/${mistake.named ?? mistake.file}`)
  expect(lines[0]).toContain(mistake.key)
  expect(lines[0]).toContain(mistake.remedy)
})
