import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeRememberedPath } from './remembered-path.rules.ts'

describe('the remembered path', () => {
  it.each([
    ['/uk/profile', '/uk/profile'],
    [
      '/uk/profile/my-bookings/5PRAKA9451/payment?a=1&b=%2F%2Fx',
      '/uk/profile/my-bookings/5PRAKA9451/payment?a=1&b=%2F%2Fx',
    ],
    ['/uk/./profile/../profile', '/uk/profile'],
    ['/uk/d%C3%A9tails', '/uk/d%C3%A9tails'],
    ['/uk/détails', '/uk/d%C3%A9tails'],
    ['/uk/profile#part', '/uk/profile'],
    [`/uk/${'a'.repeat(1996)}`, `/uk/${'a'.repeat(1996)}`],
  ])('%s leads to %s', (value, path) => {
    expect(safeRememberedPath(value, 'uk')).toBe(path)
  })

  it.each([
    undefined,
    '',
    'uk/profile',
    'https://evil.example/uk/profile',
    'javascript:alert(1)',
    '//evil.example/uk/',
    '///evil.example/uk/',
    '/\\evil.example/uk/',
    '\\/evil.example',
    '/uk\\profile',
    '/..//evil.example/',
    '/uk/..//evil.example/',
    '/uk/%2e%2e//evil.example/',
    '/\t/evil.example/',
    '/uk/\u0000profile',
    '/uk/pro\nfile',
    '/uk/pro\r\nSet-Cookie: a=b',
    ' /uk/profile',
    '/uk/profile ',
    '/uk/%zz',
    '/uk/a%2fb',
    '/uk//profile',
    '/uk',
    '/',
    '/de/profil',
    '/uk-evil/profile',
    '/uk.evil.example/profile',
    '/api/couk/user',
    '/uk/login',
    '/uk/login/',
    '/uk/login?token=x',
    '/uk/%6Cogin',
    '/uk/x/../login',
    '/uk/login/reset',
    `/uk/${'a'.repeat(1997)}`,
  ])('%j is none', (value) => {
    expect(safeRememberedPath(value, 'uk')).toBeUndefined()
  })

  it('whatever is remembered stays in the edition and never is the login page', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '..',
      '.',
      'uk',
      'login',
      '%2f',
      '%5c',
      '%2e',
      '//',
      'evil.example',
      '@',
      ':',
      '?',
      '#',
      '\t',
      '\n',
      'x',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(pieces, { maxLength: 12 }).map((all) => all.join('')),
        ),
        (text) => {
          for (const value of [text, `/uk/${text}`]) {
            const path = safeRememberedPath(value, 'uk')
            if (path === undefined) continue
            const there = new URL(path, 'https://uk.alder.example/uk/login')
            expect(there.origin).toBe('https://uk.alder.example')
            expect(there.pathname).toMatch(/^\/uk\/(?!login(\/|$))/)
            expect(safeRememberedPath(path, 'uk')).toBe(path)
          }
        },
      ),
      { numRuns: 3000 },
    )
  })
})
