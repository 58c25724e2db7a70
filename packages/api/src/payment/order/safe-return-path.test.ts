import { describe, expect, test } from 'vitest'
import { safeReturnPath, withPaymentId } from './safe-return-path.ts'

const origin = 'https://nl.alder.example'
const safe = (value: string | undefined) => safeReturnPath(value, { site: 'nl', origin })

describe('F58: the way back from a payment', () => {
  test.each([
    ['/nl', '/nl'],
    ['/nl/profiel/boekingen?a=1', '/nl/profiel/boekingen?a=1'],
    [`${origin}/nl/profiel?a=1#paid`, '/nl/profiel?a=1'],
    ['/nl/a/../b', '/nl/b'],
    [`/nl/${'a'.repeat(1996)}`, `/nl/${'a'.repeat(1996)}`],
  ])('may be %j', (value, path) => {
    expect(safe(value)).toBe(path)
  })

  test.each([
    undefined,
    '',
    'nl/profiel',
    '/uk/profile',
    '/nlx',
    '/nl/../uk',
    '/nl//profiel',
    '//evil.example/nl/',
    '/nl\\profiel',
    '/nl/a b',
    '/nl/\u007f',
    '/nl/\n',
    origin,
    `${origin}.evil.example/nl/`,
    `${origin}//evil.example/nl/`,
    'https://evil.example/nl/',
    `/nl/${'a'.repeat(1997)}`,
  ])('is not %j', (value) => {
    expect(safe(value)).toBeUndefined()
  })

  test('gets the attempt’s id, once', () => {
    expect(withPaymentId('/nl/profiel', 'x')).toBe('/nl/profiel?payment=x')
    expect(withPaymentId('/nl/profiel?a=1&payment=y', 'x')).toBe('/nl/profiel?a=1&payment=x')
  })
})
