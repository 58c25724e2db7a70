import { expect, it } from 'vitest'
import { messageShape } from './message-shape.ts'

it.each([
  ['no value', 'Hello', 'nothing'],
  ['values in any order', '{b} then {a}', '{a} {b}'],
  [
    'a plural that shows its number in either way',
    '{n, plural, one {{n} night} other {# nights}}',
    '{n, plural}',
  ],
  [
    'a select whatever it tells apart',
    '{code, select, GB {the UK} other {{place}}}',
    '{code, select} {place}',
  ],
  ['tags and what is in them', '<b>{name}</b>', '<b> {name}'],
  ['kinds of values', '{when, date} {share, number}', '{share, number} {when, date}'],
])('names %s', (_what, text, shape) => expect(messageShape(text)).toBe(shape))

it('reports that a broken text cannot be read', () => {
  expect(messageShape('{n, plural, one {# night}')).toMatch(/^not readable/)
})
