import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { withBuiltEndings } from './build-packages.mjs'
import { broken, makeSecondRelease, nextMajor, ofSecondRelease } from './second-release.mjs'
import { root } from './workspace.mjs'

const folder = mkdtempSync(join(tmpdir(), 'second-release-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('raises all packages to one major version, with what they need of each other', () => {
  const folders = ['ui', 'web'].map((name) => {
    mkdirSync(join(folder, name, 'lib'), { recursive: true })
    const manifest = { name: `@camping/${name}`, version: '1.4.2', dependencies: { react: '19.0.0' } }
    if (name === 'web') manifest.dependencies['@camping/ui'] = '1.4.2'
    writeFileSync(join(folder, name, 'package.json'), JSON.stringify(manifest))
    writeFileSync(join(folder, name, 'lib/page.js'), `t('${broken.renamed[0]}')`)
    return join(folder, name)
  })
  expect(makeSecondRelease(folders)).toBe('2.0.0')
  expect(JSON.parse(readFileSync(join(folder, 'web/package.json'), 'utf8'))).toMatchObject({
    version: '2.0.0',
    dependencies: { react: '19.0.0', '@camping/ui': '2.0.0' },
  })
  expect(readFileSync(join(folder, 'ui/lib/page.js'), 'utf8')).toBe(`t('${broken.renamed[1]}')`)
  expect(nextMajor('0.1.0')).toBe('1.0.0')
})

it('breaks messages that the product has', () => {
  const messages = ['home', 'content'].map((name) =>
    readFileSync(join(root, `packages/editions/src/messages/${name}.messages.ts`), 'utf8'),
  )
  for (const [was, is] of Object.values(broken)) {
    expect(messages.join()).toContain(`'${was}'`)
    expect(messages.map((text) => ofSecondRelease('home.messages.js', text)).join()).toContain(`'${is}'`)
  }
})

it('states the rename in the table that upgrades read, and not what is gone', () => {
  const source = readFileSync(join(root, 'tooling/brands/former-messages.ts'), 'utf8')
  const built = withBuiltEndings(source.replace(/: readonly \(readonly[^=]*=/, ' ='))
  const changed = ofSecondRelease('lib/former-messages.js', built)
  expect(changed).toContain(`["${broken.renamed.join('","')}"],`)
  expect(changed).not.toContain(broken.gone[0])
})
