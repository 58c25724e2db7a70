import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asLine } from './brand-app.ts'
import { findingsIn } from './check-brands.ts'
import { copyBrands } from './testing/copy-brands.ts'

it('finds nothing wrong with the brands that ship', async () => {
  expect((await findingsIn()).map(asLine)).toEqual([])
})

describe('a checkout with a broken app', () => {
  const root = mkdtempSync(join(tmpdir(), 'brands-'))
  beforeAll(() => copyBrands(root))
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  it('reports file and key of an unknown message', async () => {
    mkdirSync(join(root, 'apps/white-label/messages'), { recursive: true })
    writeFileSync(join(root, 'apps/white-label/messages/nl.json'), '{ "login.titel": "Welkom" }')
    expect((await findingsIn(root)).map(asLine)).toEqual([
      "apps/white-label/messages/nl.json, login.titel: There is no such message. Did you mean 'login.title'? The keys are in packages/editions/src/messages.",
    ])
    rmSync(join(root, 'apps/white-label/messages'), { recursive: true })
  })

  it('names the line of a setting that is written wrongly', async () => {
    mkdirSync(join(root, 'apps/typo'))
    writeFileSync(
      join(root, 'apps/typo/app.config.ts'),
      "export default {\n  id: 'typo',\n  brand = 'typo',\n}\n",
    )
    writeFileSync(join(root, 'apps/typo/theme.ts'), 'export default {}')
    writeFileSync(join(root, 'apps/typo/package.json'), '{ "name": "@camping/app-typo" }')
    expect((await findingsIn(root)).map(asLine)).toEqual([
      expect.stringMatching(/^apps\/typo\/app\.config\.ts, line 3: cannot be read: /),
    ])
    rmSync(join(root, 'apps/typo'), { recursive: true })
  })

  it('reports which file cannot be read', async () => {
    mkdirSync(join(root, 'apps/broken'))
    writeFileSync(join(root, 'apps/broken/app.config.ts'), 'export const config = {}')
    writeFileSync(join(root, 'apps/broken/theme.ts'), 'export default {}')
    writeFileSync(join(root, 'apps/broken/package.json'), '{ "name": ')
    const lines = (await findingsIn(root)).map(asLine)
    expect(lines).toHaveLength(2)
    expect(lines[0]).toBe('apps/broken/app.config.ts: cannot be read: it has no `export default { … }`')
    expect(lines[1]).toMatch(/^apps\/broken\/package\.json: cannot be read: /)
  })
})
