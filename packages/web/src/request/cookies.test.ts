import { describe, expect, it } from 'vitest'
import { cookieValue } from './cookies.ts'

describe('cookieValue', () => {
  it.each([
    ['search=a', 'a'],
    ['x=1; search=a%20b;y=2', 'a b'],
    ['search=one; search=two', 'one'],
    ['search=%7B%22a%22%3D1%7D', '{"a"=1}'],
    ['search=', ''],
    ['xsearch=a', undefined],
    ['Search=a', undefined],
    ['search', undefined],
    ['search=%E0%A4%A', undefined],
    ['; ;;=;', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j: %j', (header, value) => {
    expect(cookieValue(header, 'search')).toBe(value)
  })
})
