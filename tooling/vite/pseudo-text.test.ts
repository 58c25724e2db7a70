import { parse } from '@formatjs/icu-messageformat-parser'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it } from 'vitest'
import { pseudoText } from './pseudo-text.ts'

const written = (text: string, values = {}) =>
  new IntlMessageFormat(pseudoText(parse(text)), 'en-GB').format(values)

describe('pseudoText', () => {
  it('accents every letter, lengthens by a third, and marks both ends', () => {
    expect(written('Search')).toBe('[Şḗȧřƈħ~~~]')
  })

  it('has other letters for all of the alphabet, upper and lower case', () => {
    const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
    expect(written(alphabet)).not.toMatch(/[a-z]/i)
    expect(
      new Set(
        String(written(alphabet))
          .replaceAll(/[[\]~]/g, '')
          .split(''),
      ).size,
    ).toBe(alphabet.length)
  })

  it('leaves values, plurals, selects and tags as they are', () => {
    expect(written('Hello {name}', { name: 'Ann' })).toBe('[Ħḗŀŀǿ Ann~~~]')
    const nights = '{nights, plural, one {# night} other {# nights}}'
    expect([1, 2].map((count) => written(nights, { nights: count }))).toEqual(['[1 ƞīɠħŧ]', '[2 ƞīɠħŧş]'])
    expect(written('{kind, select, park {Park} other {Site}}', { kind: 'park' })).toBe('[Ƥȧřķ]')
    expect(written('<b>Go</b>', { b: (parts: string[]) => `*${parts.join('')}*` })).toBe('[*Ɠǿ*~]')
  })
})
