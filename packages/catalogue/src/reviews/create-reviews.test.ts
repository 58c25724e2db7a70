import { describe, expect, it } from 'vitest'
import { facilityId } from '../content/facility-groups.ts'
import { createCatalogue } from '../create-catalogue.ts'
import { moodOf } from './create-reviews.ts'
import { voices } from './review-voices.ts'

const today = '2026-11-21'
const catalogue = createCatalogue({ seed: 4, sites: 120, reviews: 4000, today })
const sites = new Map([...catalogue.sites()].map((site) => [site.id, site]))
const reviews = [...catalogue.reviews()]

describe('reviews', () => {
  it('are as many as requested, spread over the sites, few of which have very many', () => {
    expect(reviews).toHaveLength(4000)
    const counts = new Map<number, number>()
    for (const review of reviews) counts.set(review.siteId, (counts.get(review.siteId) ?? 0) + 1)
    for (const site of sites.values()) expect(counts.get(site.id) ?? 0).toBe(site.reviewCount)
    const numbers = [...sites.values()].map((site) => site.reviewCount)
    expect(Math.max(...numbers)).toBeGreaterThan(Math.min(...numbers) * 3)
  })

  it('average to about the rating of the site', () => {
    for (const site of sites.values()) {
      const scores = reviews.filter((review) => review.siteId === site.id).map((review) => review.score)
      if (scores.length < 60) continue
      const average = scores.reduce((sum, score) => sum + score, 0) / scores.length
      expect(Math.abs(average * 10 - site.ratingTenths)).toBeLessThan(5)
    }
  })

  it('fit their score, in their language, and always have a title', () => {
    for (const { score, title, text, language } of reviews) {
      expect(score).toBeGreaterThanOrEqual(1)
      expect(score).toBeLessThanOrEqual(10)
      const voice = voices[language]
      expect(voice.titles[moodOf(score)]).toContain(title)
      expect(voice.openings[moodOf(score)].some((opening) => text.startsWith(opening))).toBe(true)
    }
    expect(new Set(reviews.map((review) => review.language))).toEqual(new Set(['en', 'de', 'fr', 'nl', 'it']))
  })

  it('are written after the stay and before today, in an open month', () => {
    for (const { createdAt, stayMonth, siteId } of reviews) {
      expect(createdAt < `${today}T00:00:00Z`).toBe(true)
      expect(stayMonth < createdAt.slice(0, 7)).toBe(true)
      const { seasonFrom, seasonTo } = sites.get(siteId)!
      const month = stayMonth.slice(5)
      expect(month >= seasonFrom.slice(0, 2) && month <= seasonTo.slice(0, 2)).toBe(true)
    }
  })

  it('do not repeat each other much', () => {
    const texts = new Set(reviews.map((review) => review.text))
    expect(texts.size / reviews.length).toBeGreaterThan(0.85)
  })

  it('of travellers who were alone speak for one', () => {
    const alone = reviews.filter(({ group }) => group === 'solo')
    expect(alone.length).toBeGreaterThan(100)
    const plural = /\b(we|our|us|wir|uns|unsere?|nous|notre|wij|ons|onze|abbiamo|siamo|nostr[aei])\b/i
    expect(
      alone.filter(({ title, text }) => plural.test(`${title} ${text}`)).map(({ text }) => text),
    ).toEqual([])
    expect(reviews.some(({ text }) => plural.test(text))).toBe(true)
  })

  it('of the winter half year speak of nothing that is closed then', () => {
    const summerOnly = Object.values(voices).flatMap(({ praise, complaints }) =>
      [...praise, ...complaints].filter(
        ([key]) => /pool|slides|kids-club/.test(key) && key !== 'indoor-pool',
      ),
    )
    const winter = reviews.filter(({ stayMonth }) => !/-0[6-9]$/.test(stayMonth))
    expect(winter.length).toBeGreaterThan(300)
    expect(winter.filter(({ text }) => summerOnly.some(([, remark]) => text.includes(remark)))).toEqual([])
  })

  it('name no plot or pitch, which guests of chalets do not have', () => {
    const ground = /\b(plot|pitch|Parzelle|Stellplatz|emplacement|piazzola|kampeerplaats)\b/i
    expect(reviews.filter(({ text }) => ground.test(text)).map(({ text }) => text)).toEqual([])
  })

  it('speak of no facility that the site does not have', () => {
    const remarks = Object.values(voices)
      .flatMap(({ praise, complaints }) => [...praise, ...complaints])
      .filter(([key]) => key !== '')
    const made = reviews.flatMap(({ text, siteId }) =>
      remarks.filter(([, remark]) => text.includes(remark)).map(([key]) => [siteId, key] as const),
    )
    expect(made.length).toBeGreaterThan(1000)
    expect(
      made.filter(([siteId, key]) => !sites.get(siteId)?.facilities.some(({ id }) => id === facilityId(key))),
    ).toEqual([])
  })
})
