import { sampleWords } from '@camping/ui/stories/sample-words.ts'
import { describe, expect, it } from 'vitest'
import { storyWords } from './story-words.ts'

const sources = Object.values(
  import.meta.glob<string>('../../../packages/ui/src/**/{*.stories,sample-*}.{ts,tsx}', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).join('\n')

const space = (text: string) => text.replaceAll(/\s/g, ' ')

describe('storyWords', () => {
  it.each([
    // A message of the product, one with a number, rows of the samples, composed texts, and an unknown text.
    ['de', 'Sign up', 'Anmelden'],
    ['de', 'Total for 14 nights', 'Gesamtpreis für 14 Nächte'],
    ['nl', 'Show all 8', 'Alle 8 tonen'],
    ['de', 'Please check 6 entries', 'Bitte prüfen Sie 6 Angaben'],
    ['de', 'Balance by 31 May', 'Restzahlung bis 31. Mai'],
    ['it', 'Heated pool', 'Piscina riscaldata'],
    ['de-ch', 'Boats', 'Boote'],
    ['fr', 'Bardolino, Lake Garda, Italy', 'Bardolino, Lac de Garde, Italie'],
    ['fr', 'Camping Bella Riva', 'Camping Bella Riva'],
    // Amounts in the currency of the edition, days, shares and decimals.
    ['de', '£1,284', '1.284 €'],
    ['nl', '−£154.56', '€ −154,56'],
    ['ie', '£92.00', '€92.00'],
    ['de', '−15%', '-15 %'],
    ['de', '4.6', '4,6'],
    ['fr', 'Sat 12 July', 'sam. 12 juillet'],
    ['it', 'July 2027', 'luglio 2027'],
    ['de', 'Free cancellation until 12 June', 'Kostenfrei stornierbar bis 12. Juni'],
    ['nl', 'Monday', 'maandag'],
    // Text that is not English stays unchanged.
    ['nl', '1.284,50 €', '1.284,50 €'],
    ['de', '2027-07-10', '2027-07-10'],
    ['uk', '£1,284', '£1,284'],
  ] as const)('shows in %s for “%s”: “%s”', (site, text, translated) => {
    expect(space(storyWords('alder', site)(text))).toBe(translated)
  })

  it('translates nothing twice: an edition’s own words stay as they are', () => {
    const translate = storyWords('alder', 'nl')
    for (const text of ['£1,284.00', 'Heated pool', 'Sat 12 July', '4.6'])
      expect(translate(translate(text))).toBe(translate(text))
  })
})

describe('sampleWords', () => {
  const rows = Object.keys(sampleWords)

  it('are found', () => expect(rows.length).toBeGreaterThan(100))

  it.each(rows)('a story uses “%s”', (pattern) => {
    const figure = String.raw`[^'"\x60\n]{1,40}?`
    const escaped = pattern.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    const asWritten = new RegExp(
      escaped
        .replaceAll(/\\\{\d\\\}/g, figure)
        .trim()
        .replaceAll(' ', String.raw`\s+`),
      'u',
    )
    expect(asWritten.test(sources)).toBe(true)
  })
})
