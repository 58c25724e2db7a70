import { describe, expect, it } from 'vitest'
import { createCatalogue } from './create-catalogue.ts'
import { figuresOf, setsWithOtherFigures } from './testing/figures-in-texts.ts'
import { reviewContradictions } from './testing/review-contradictions.ts'
import type { CatalogueReview, CatalogueSite } from './types/catalogue.types.ts'
import type { Localised } from './types/localised.types.ts'

/** The world that `npm start` loads. */
const catalogue = createCatalogue({ seed: 20, sites: 600, reviews: 20_000, today: '2026-11-21' })
const sites = [...catalogue.sites()]
const siteOf = new Map(sites.map((site) => [site.id, site]))

describe('reviews of the whole world', () => {
  it('contradict neither the group, nor the accommodation, nor the season, nor the site', () => {
    const faults: string[] = []
    for (const review of catalogue.reviews()) {
      const broken = reviewContradictions(review, siteOf.get(review.siteId) as CatalogueSite)
      for (const law of broken)
        faults.push(
          `${law}: ${review.group}, ${review.accommodation}, ${review.stayMonth}: ${review.title} ${review.text}`,
        )
    }
    expect(faults.slice(0, 10)).toEqual([])
  })

  it('are of every kind of accommodation, and of every group', () => {
    const kinds = new Set<string>()
    for (const { group, accommodation } of catalogue.reviews()) kinds.add(`${group} ${accommodation}`)
    expect(kinds.size).toBe(25)
  })

  const site = sites.find(({ seasonFrom, accommodations }) => {
    const kinds = accommodations.map(({ category }) => category)
    return (
      seasonFrom === '01-01' &&
      kinds.includes('pitch') &&
      kinds.includes('mobile-home') &&
      !kinds.includes('holiday-home')
    )
  }) as CatalogueSite
  const fine: CatalogueReview = {
    siteId: site.id,
    authorFirstName: 'Ann',
    group: 'couple',
    accommodation: 'mobile-home',
    score: 9,
    title: 'Really nice week',
    text: 'A well-run site.',
    language: 'en',
    stayMonth: '2026-07',
    helpfulCount: 0,
    createdAt: '2026-08-20T10:00:00Z',
  }

  it.each<[string, Partial<CatalogueReview>]>([
    ['children without any', { text: 'The kids lived in the pool.' }],
    ['children without any', { language: 'it', text: 'I bambini non volevano più uscire dall’acqua.' }],
    ['bathing in winter', { stayMonth: '2026-01', text: 'The pool was warm.' }],
    ['bathing in winter', { language: 'nl', stayMonth: '2026-02', text: 'Het zwembad is groot.' }],
    ['furniture on a pitch', { accommodation: 'pitch', text: 'The kitchen had everything.' }],
    [
      'furniture on a pitch',
      { accommodation: 'pitch', language: 'fr', text: 'Le matelas a fait son temps.' },
    ],
    ['washrooms of the site beside own ones', { language: 'de', text: 'Die Sanitäranlagen waren sauber.' }],
    ['a pitch in a house', { text: 'Our pitch was large.' }],
    ['several travellers alone', { group: 'solo', text: 'We hired bikes.' }],
    [
      'a club that was closed',
      { group: 'family-youngest-over-6', stayMonth: '2026-02', text: 'The kids’ club team were brilliant.' },
    ],
    ['an accommodation that the site lacks', { accommodation: 'holiday-home' }],
  ])('are judged: %s', (law, planted) => {
    expect(reviewContradictions(fine, site)).toEqual([])
    expect(reviewContradictions({ ...fine, ...planted }, site)).toContain(law)
  })
})

/** Every localised text below a value, with the path to it. */
function* localisedTexts(value: unknown, path = ''): Generator<[string, Partial<Localised>]> {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return
  if ('en-GB' in value) yield [path, value as Partial<Localised>]
  else for (const [key, inner] of Object.entries(value)) yield* localisedTexts(inner, `${path}.${key}`)
}

/** Written for readers of one country, which is a different one in each set: their figures are beside them, in the guide's facts. */
const ofOneCountry = /^\.countries\.\d+\.guide\.sections/

describe('facts in all languages', () => {
  it('have the same figures: distances, sizes, times, amounts, ages', () => {
    const { sites: _, reviews: __, fees: ___, ...eager } = catalogue
    const texts = [...localisedTexts({ ...eager, sites })].filter(([path]) => !ofOneCountry.test(path))
    expect(texts.filter(([, text]) => figuresOf(text['en-GB'] ?? '').length > 0).length).toBeGreaterThan(2000)
    const faults = texts.flatMap(([path, text]) =>
      setsWithOtherFigures(text).map((set) => `${path} ${set}: ${text[set]} | ${text['en-GB']}`),
    )
    expect([...new Set(faults)].slice(0, 40)).toEqual([])
  })

  it('are judged: another figure in one language is found, another way to write it is not', () => {
    const same = {
      'en-GB': 'From 3pm, 1,500 metres, €150, on 1 May',
      de: 'Ab 15 Uhr, 1500 Meter, 150 €, am 1. Mai',
      fr: 'Dès 15 h, 1 500 mètres, 150 €, le 1er mai',
      nl: 'Vanaf 15.00 uur, 1.500 meter, € 150, op 1 mei',
      it: 'Dalle 15:00, 1500 metri, 150 €, il 1º maggio',
    }
    expect(setsWithOtherFigures(same)).toEqual([])
    expect(setsWithOtherFigures({ ...same, it: same.it.replace('150 €', '200 €') })).toEqual(['it'])
    expect(setsWithOtherFigures({ ...same, de: same.de.replace('15 Uhr', '14 Uhr') })).toEqual(['de'])
  })

  it('agree with the figures of the site: check-in and check-out in its rules, its season in its description', () => {
    const faults = sites.flatMap(({ id, hours, importantInfo, seasonFrom, seasonTo, description }) => {
      const arrival = importantInfo.find(({ topic }) => topic === 'arrival')
      const expected = [hours.checkInFrom, hours.checkOutUntil].map((time) =>
        String(Number(time.slice(0, 2))),
      )
      const told = figuresOf(arrival?.['en-GB'] ?? '')
      const days = [seasonFrom, seasonTo].map((day) => String(Number(day.slice(3))))
      const named = figuresOf(description['en-GB'])
      return [
        ...(expected.every((hour) => told.includes(hour)) ? [] : [`${id}: ${arrival?.['en-GB']}`]),
        ...(seasonFrom === '01-01' || days.every((day) => named.includes(day))
          ? []
          : [`${id}: ${description['en-GB']}`]),
      ]
    })
    expect(faults.slice(0, 5)).toEqual([])
  })
})
