import { describe, expect, test } from 'vitest'
import { outcomeOfAudit } from './advisories.mjs'
import { faultsOfPartsList } from './parts-list.mjs'

const part = (changes = {}) => ({
  name: 'kysely',
  version: '1.0.0',
  purl: 'pkg:npm/kysely@1.0.0',
  licenses: [{ license: { id: 'MIT' } }],
  externalReferences: [{ hashes: [{ alg: 'SHA-512', content: 'ab' }] }],
  ...changes,
})
const listOf = (...components) => ({ bomFormat: 'CycloneDX', specVersion: '1.6', components })

describe('the parts list', () => {
  test.each([
    ['a free licence', part()],
    ['a choice with a free one', part({ licenses: [{ expression: '(MIT OR GPL-3.0)' }] })],
    ['two free ones', part({ licenses: [{ expression: 'MIT AND OFL-1.1' }] })],
    [
      'one that is allowed by name',
      part({
        purl: 'pkg:npm/%40img/sharp-libvips-linux-x64@1.3.4',
        licenses: [{ license: { id: 'LGPL-3.0-or-later' } }],
      }),
    ],
  ])('%s is right', (_, component) => expect(faultsOfPartsList(listOf(component))).toEqual([]))

  test.each([
    ['a licence that asks for more', part({ licenses: [{ license: { id: 'AGPL-3.0-only' } }] })],
    ['the allowed licence of another package', part({ licenses: [{ license: { id: 'MPL-2.0' } }] })],
    ['one of two', part({ licenses: [{ expression: 'MIT AND GPL-3.0' }] })],
    ['none', part({ licenses: undefined })],
    ['no checksum', part({ externalReferences: [] })],
    ['no version', part({ version: undefined })],
  ])('%s is a fault', (_, component) => expect(faultsOfPartsList(listOf(part(), component))).toHaveLength(1))

  test('an empty list, or another file, is no list', () => {
    expect(faultsOfPartsList(listOf())).toHaveLength(1)
    expect(faultsOfPartsList({ components: [part()] })).toHaveLength(1)
  })
})

describe('advisories', () => {
  const report = (vulnerabilities) =>
    `npm warn\n${JSON.stringify({ metadata: { vulnerabilities } }, null, 1)}\n`
  test.each([
    ['an answer without any', 0, report({ low: 2, moderate: 1, high: 0, critical: 0 }), 'fine'],
    ['a high one', 1, report({ high: 1 }), 'found'],
    ['a critical one', 0, report({ critical: 1 }), 'found'],
    ['405', 1, 'Error: ERR_PNPM_AUDIT_BAD_RESPONSE\n responded with 405:', 'unasked'],
    ['no network', 1, '{"error":{"code":"ENOTFOUND"}}', 'unasked'],
    ['nothing', 0, '', 'found'],
    ['another failure', 1, 'Error: ERR_PNPM_NO_LOCKFILE', 'found'],
  ])('%s', (_, code, output, outcome) => expect(outcomeOfAudit(code, output)).toBe(outcome))
})
