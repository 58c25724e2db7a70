import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { nearestWithin, reachedTests, readReferrers } from './reached-tests.mjs'

/** A server whose composition imports everything, tests beside its parts, and tests that start the whole. */
const tree = {
  'packages/api/src/voucher/spend-voucher.ts': "import type { Row } from './rows.ts'",
  'packages/api/src/voucher/rows.ts': '',
  'packages/api/src/voucher/spend-voucher.test.ts': "import { spend } from './spend-voucher.ts'",
  'packages/api/src/order/book-cart.ts': "import { spend } from '../voucher/spend-voucher.ts'",
  'packages/api/src/order/book-cart.test.ts': "import {\n  bookCart,\n} from './book-cart.ts'",
  'packages/api/src/create-api.ts':
    "import { bookCart } from './order/book-cart.ts'\nconst sql = import.meta.glob<string>('./migrations/*.sql', {})",
  'packages/api/src/migrations/0001-first.sql': '',
  'packages/api/src/account/profile.test.ts': "const { createApi } = await import('../create-api.ts')",
  'packages/api/src/account/voucher-account.test.ts': "export * from '../create-api.ts'",
  'packages/api/src/order/order-crashes.test.ts': "import { bookCart } from './book-cart.ts'",
  'packages/api/src/voucher/voucher-races.test.ts': "import { spend } from './spend-voucher.ts'",
  'packages/web/src/host.test.ts': "import { createApi } from '@camping/api/create-api.ts'",
  'packages/web/src/mails.test.ts': "const file = new URL('./mail.html', import.meta.url)",
  'packages/web/src/mail.html': '',
  'packages/ui/src/button.test.tsx': "import button from './button.tsx'",
  'packages/ui/src/covered.test.ts':
    "const all = import.meta.glob(['./**/*.{ts,tsx}', '!./covered.test.ts'])",
  'packages/ui/src/button.tsx': '',
}
const root = mkdtempSync(join(tmpdir(), 'reached-tests-'))
for (const [path, text] of Object.entries(tree)) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
afterAll(() => rmSync(root, { recursive: true }))
const referrers = readReferrers(root, Object.keys(tree))
const reached = (...changed) =>
  reachedTests(changed, referrers).map(({ path, away }) => `${away} ${path.split('/').at(-1)}`)

test('tests come by their distance, at the same one those about the same first, long ones last', () =>
  expect(reached('packages/api/src/voucher/spend-voucher.ts')).toEqual([
    '1 spend-voucher.test.ts',
    '1 voucher-races.test.ts',
    '2 book-cart.test.ts',
    '3 voucher-account.test.ts',
    '3 profile.test.ts',
    '3 host.test.ts',
    '2 order-crashes.test.ts',
  ]))

test.each([
  ['a file that nothing runs, for only its types are imported', 'packages/api/src/voucher/rows.ts', []],
  [
    'a file of a pattern',
    'packages/api/src/migrations/0001-first.sql',
    ['2 profile.test.ts', '2 voucher-account.test.ts', '2 host.test.ts'],
  ],
  ['a file whose address a test has', 'packages/web/src/mail.html', ['1 mails.test.ts']],
  ['a file of one of two patterns', 'packages/ui/src/button.tsx', ['1 button.test.tsx', '1 covered.test.ts']],
  ['a test', 'packages/web/src/host.test.ts', ['0 host.test.ts']],
  ['a file that nobody knows', 'docs/glossary.md', []],
])('what is reached by %s', (_, changed, tests) => expect(reached(changed)).toEqual(tests))

test('the nearest run within what is given, and a test that was changed always', () => {
  const tests = reachedTests(
    ['packages/api/src/voucher/spend-voucher.ts', 'packages/web/src/mails.test.ts'],
    referrers,
  )
  const costOf = (path) => (/book-cart|mails|races/.test(path) ? 5 : 1)
  const within = (most) =>
    nearestWithin(tests, costOf, most).map((path) => path.split('/').at(-1).split('.')[0])
  expect(within(100)).toHaveLength(8)
  expect(within(8)).toEqual(['mails', 'spend-voucher', 'voucher-account', 'profile'])
  expect(within(0)).toEqual(['mails'])
})
