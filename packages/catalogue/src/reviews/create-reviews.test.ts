import { describe, expect, it } from 'vitest'
import { facilityId } from '../content/facility-groups.ts'
import { createCatalogue } from '../create-catalogue.ts'
import { moodOf } from './create-reviews.ts'
import { voices } from './review-parts.data.ts'

const today = '2026-11-21'
const catalogue = createCatalogue({ seed: 4, sites: 120, reviews: 4000, today })
const sites = new Map([...catalogue.sites()].map((site) => [site.id, site]))
const reviews = [...catalogue.reviews()]

describe('reviews', () => {
  it('are as many as requested, spread by popularity', () => {
    expect(reviews).toHaveLength(4000)
    const counts = new Map<number, number>()
    for (const review of reviews) counts.set(review.siteId, (counts.get(review.siteId) ?? 0) + 1)
    for (const site of sites.values()) expect(counts.get(site.id) ?? 0).toBe(site.reviewCount)
    const byPopularity = [...sites.values()].sort((a, b) => b.popularity - a.popularity)
    expect(byPopularity[0]!.reviewCount).toBeGreaterThan(byPopularity.at(-1)!.reviewCount * 3)
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
