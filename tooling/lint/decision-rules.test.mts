import { expect, test } from 'vitest'
import { decisionsInOrder } from './decision-rules.mts'

const right = '# 004 One host\n\nStatus: accepted\n\n## Context\n'
const contents = {
  path: 'docs/decisions/README.md',
  text: '[004](host/004-one-host.md) [005](host/005-cache.md)',
}
const cache = { path: 'docs/decisions/host/005-cache.md', text: right.replace('004', '005') }
const findings = (path: string, text: string) => {
  const file = { path, text }
  return decisionsInOrder([contents, cache, file])(file).map(({ message }) => message)
}

test('a decision that is in order', () => {
  expect(findings('docs/decisions/host/004-one-host.md', right)).toEqual([])
  const text = right.replace('accepted', 'superseded by 005')
  expect(findings('docs/decisions/host/004-one-host.md', text)).toEqual([])
  expect(findings('docs/how-to/004-one-host.md', '')).toEqual([])
})

test.each([
  ['no status', 'docs/decisions/host/004-one-host.md', '# 004 One host\n\n## Context\n', 'Status'],
  [
    'a status of another kind',
    'docs/decisions/host/004-one-host.md',
    right.replace('accepted', 'maybe'),
    'Status',
  ],
  [
    'superseded by none',
    'docs/decisions/host/004-one-host.md',
    right.replace('accepted', 'superseded by 999'),
    'no decision 999',
  ],
  ['not on the first page', 'docs/decisions/host/006-styles.md', right, 'does not name it'],
  ['a number twice', 'docs/decisions/host/005-other.md', right, 'another decision'],
  ['in no area', 'docs/decisions/004-one-host.md', right, 'folder of its area'],
])('%s', (_, path, text, message) => {
  expect(findings(path, text).join()).toContain(message)
})
