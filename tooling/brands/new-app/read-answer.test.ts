import { describe, expect, it } from 'vitest'
import {
  AnswerError,
  readBrand,
  readColour,
  readDomain,
  readFeatures,
  readLogo,
  readName,
  readSites,
} from './read-answer.ts'

describe('answers as people write them', () => {
  it.each([
    [readBrand, ' fjord ', 'fjord'],
    [readName, ' Fjord Camping ', 'Fjord Camping'],
    [readSites, 'nl, de,nl', ['nl', 'de']],
    [readColour, '0b4f6c', '#0B4F6C'],
    [readColour, '#0B4F6C ', '#0B4F6C'],
    [readDomain, 'Fjord.Example', 'fjord.example'],
    [readFeatures, 'portal, checkout', ['checkout', 'portal']],
  ] as const)('%o reads %j', (read, text, value) => {
    const answer: unknown = read(text)
    expect(Array.isArray(value) && read === readFeatures ? new Set(answer as string[]) : answer).toEqual(
      Array.isArray(value) && read === readFeatures ? new Set(value) : value,
    )
  })

  it('reads all features', () => expect(readFeatures('all')).toContain('newsletter'))
})

describe('answers that cannot be used', () => {
  it.each([
    [readBrand, '../etc', 'small letters'],
    [readBrand, '', 'small letters'],
    [readName, ' ', 'needs a name'],
    [readSites, 'nl,lu', "no edition 'lu'"],
    [readSites, '', 'at least one edition'],
    [readColour, 'teal', 'six digits'],
    [readDomain, 'https://fjord.example', 'not a domain'],
    [readFeatures, 'portal,blog', "no feature 'blog'"],
    [readFeatures, '', 'at least one feature'],
    [readLogo, '<svg><rect/></svg>', 'viewBox'],
    [readLogo, '<svg viewBox="0 0 9 9"><script>1</script></svg>', 'holds a script'],
    [readLogo, '<svg viewBox="0 0 9 9"><image href="https://x.example/a.png"/></svg>', 'from elsewhere'],
  ] as const)('%o refuses %j', (read, text, why) => {
    expect(() => read(text)).toThrow(AnswerError)
    expect(() => read(text)).toThrow(why)
  })
})

it('takes the size of a logo away, and nothing of what is drawn', () => {
  const named = '<svg xmlns="http://www.w3.org/2000/svg"'
  const drawing = ' viewBox="0 0 80 40"><path d="M0 0"/></svg>'
  expect(readLogo(`${named} width="80" height="40"${drawing}`)).toBe(named + drawing)
  expect(readLogo(`<svg${drawing}`)).toBe(named + drawing)
})
