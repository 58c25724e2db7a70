import { describe, expect, it } from 'vitest'
import { knownWords } from './known-words.data.ts'
import { scrubErrorType, scrubFile, scrubFunction, scrubText } from './scrub-text.ts'

describe('the text of an error', () => {
  it.each([
    [
      'Minified React error #418; visit https://react.dev/errors/418?args[]=Anna',
      'Minified … error #418; visit …',
    ],
    ['Failed to fetch', 'Failed to fetch'],
    [`Unexpected token 'B', "Anna Berg" is not valid JSON`, 'Unexpected token … is not valid JSON'],
    ['anna berg', '…'],
    ['A query failed with status 503', 'A query failed with status 503'],
    ['The route of 4111111111111111 is 12345', 'The route of … is …'],
    ['  spaces\tand\nlines ', '… and …'],
    ['', ''],
    ['a'.repeat(1000), '…'],
  ])('%j leaves as %j', (text, left) => expect(scrubText(text)).toBe(left))

  it('is made of known words, whatever is typed around them', () => {
    for (const text of [
      'wrongAnna',
      'token=abc',
      'Anna@state.example',
      '"Anna"',
      '(Anna)',
      "O'Route",
      '1234',
      '#12345',
    ])
      expect(scrubText(text), text).toBe('…')
  })

  it('has no word with a capital letter, a digit or a mark', () => {
    for (const word of knownWords) expect(word).toMatch(/^[a-z]+$/)
  })
})

it.each([
  ['TypeError', 'TypeError'],
  ['Error', 'Error'],
  ['ChunkLoadError', 'ChunkLoadError'],
  ['Anna Berg', 'Error'],
  ['Anna', 'Error'],
])('the class %j leaves as %j', (type, left) => expect(scrubErrorType(type)).toBe(left))

it.each([
  ['https://uk.alder.example/_app/uk/assets/client-a1.js?x=Anna', 'app:///_app/uk/assets/client-a1.js'],
  ['/srv/anna/shop/packages/web/dist/server.js', 'app:///packages/web/dist/server.js'],
  ['file:///home/anna/shop/node_modules/pg/lib/client.js', 'app:///node_modules/pg/lib/client.js'],
  ['/home/anna/shop/packages/api/src/start-api.ts', 'app:///packages/api/src/start-api.ts'],
  ['node:internal/process/task_queues', 'node:internal/process/task_queues'],
  ['https://uk.alder.example/uk/portal/5PRAKA9451', 'elsewhere'],
  ['<anonymous>', 'elsewhere'],
])('the file %j leaves as %j', (file, left) => expect(scrubFile(file)).toBe(left))

it('names of functions leave, sentences do not', () => {
  expect(scrubFunction('Object.<anonymous>')).toBe('Object.<anonymous>')
  expect(scrubFunction('new Router [as create]')).toBe('new Router [as create]')
  expect(scrubFunction('Anna Berg')).toBe('?')
  expect(scrubFunction('eval at anna@example.org')).toBe('?')
})
