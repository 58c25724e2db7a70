import { expect, test } from 'vitest'
import { referenceRules } from './reference-rules.mts'

const tree = [
  { path: 'docs/product/search.md', text: '- **search-1** The address holds the search.\n' },
  { path: 'docs/product/outages.md', text: '| F8 | ten callbacks | one entry |\n| I6 | Rates add up. |\n' },
  { path: 'docs/decisions/host/004-one-host.md', text: '' },
  { path: 'packages/core/src/search/criteria.rules.ts', text: '' },
  { path: 'SECURITY.md', text: '' },
]
const findings = (path: string, text: string) => {
  const file = { path, text }
  return referenceRules([...tree, file]).flatMap((rule) => rule(file).map(({ message }) => message))
}
const ts = 'packages/core/src/a.ts'
const page = 'docs/how-to/a.md'

test.each([
  ['a link to a page that is gone', page, 'see [there](../contracts/urls.md)'],
  ['a link to a folder that is gone', page, 'see [there](../contracts/)'],
  ['a path in a page', page, 'packages/core/src/search/gone.ts is where it is'],
  ['a path in backticks, from the folder spoken about', page, '`search/gone.ts`'],
  ['a file of the glossary', 'docs/glossary.md', '`gone.ts`'],
  ['a path in a comment', ts, '// docs/how-to/gone.md says how'],
  ['a path behind code', ts, 'const a = 1 // packages/core/src/gone.ts'],
  ['a path in a style sheet', 'packages/ui/src/a.css', '/* docs/gone.md */'],
  ['a rule without a page of docs', ts, '/** search-2: the history. */'],
  ['a rule in the title of a test', 'packages/core/src/a.test.ts', "test('search-2: the history', () => {"],
  ['a rule in SQL', 'packages/api/src/migrations/0001-a.sql', '-- search-2'],
  ['a rule in YAML', '.github/workflows/gate.yml', '# search-2'],
  ['a fault', ts, '// killed before the commit (F99)'],
  ['an invariant', ts, '/** The rates add up (I7). */'],
  ['a decision', ts, '// decision 005 measures it'],
  ['a paper in capitals', ts, '// GAPS.md "Cart"'],
  ['a section of a paper', page, 'as SPEC §4 says'],
])('%s', (_, path, text) => {
  expect(findings(path, text)).toHaveLength(1)
})

test.each([
  ['links', page, '[rules](../product/search.md) [the web](https://example.org/a.md) [part](#part)'],
  ['files and folders', page, 'packages/core/src, `search/criteria.rules.ts`, [security](../../SECURITY.md)'],
  ['bare names, which may be examples', page, '`my-page.tsx`'],
  ['what commands make', page, '`packages/web/dist/server.js`'],
  ['patterns', page, 'apps/<brand>/app.config.ts, packages/*/src, `docs/decisions/{area}/NNN-title.md`'],
  ['what is cited', ts, '/** search-1, F8, I6, decision 004, SECURITY.md. */'],
  ['code', ts, "const key = 'search-99'; const file = 'docs/gone.md'"],
  ['words with numbers', page, 'in 2026-11, research-9, `pre-search-9`, search-9.js'],
])('%s are right', (_, path, text) => {
  expect(findings(path, text)).toEqual([])
})
