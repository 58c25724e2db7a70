import { expect, test } from 'vitest'
import { repeatFailures } from './print-result.mjs'

test('a run without failures repeats nothing', () => {
  expect(repeatFailures([])).toEqual([])
})

test('what names a failure is repeated at the end, without the lines around it', () => {
  const output = [
    ' RUN  v5',
    ' ✓ an error is told (3 tests)',
    'error: database "x" already exists',
    'Tasks: 9',
  ].join('\n')
  expect(repeatFailures([{ title: 'Unit', output: `${output}\n FAIL  packages/api b.test.ts > c` }])).toEqual(
    ['✗ Unit', '    error: database "x" already exists', '     FAIL  packages/api b.test.ts > c'],
  )
})

test('a step that names no failure is repeated by its last lines, and a long one is cut', () => {
  expect(repeatFailures([{ title: 'Format', output: 'one\ntwo' }])).toEqual([
    '✗ Format',
    '    one',
    '    two',
  ])
  const many = Array.from({ length: 100 }, (_, at) => `AssertionError ${at}`).join('\n')
  expect(repeatFailures([{ title: 'Unit', output: many }])).toHaveLength(61)
})
