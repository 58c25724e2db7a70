import { describe, expect, test } from 'vitest'
import { createCatalogue } from '../create-catalogue.ts'

const options = { seed: 7, sites: 60, reviews: 0, today: '2027-03-01' }
const sites = [...createCatalogue(options).sites()]

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
const touches = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

describe('the plan of a site', () => {
  test('has every unit once, under its own label, inside the drawing', () => {
    for (const { accommodations, unitsOf, plan } of sites) {
      for (const { id, units } of accommodations) expect(unitsOf.get(id)).toHaveLength(units)
      const all = [...unitsOf.values()].flat()
      expect(new Set(all.map(({ label }) => label)).size).toBe(all.length)
      for (const { place } of all) {
        expect(place.x).toBeGreaterThanOrEqual(0)
        expect(place.x + place.width).toBeLessThanOrEqual(plan.width)
        expect(place.y + place.height).toBeLessThanOrEqual(plan.height)
      }
    }
  })

  test('puts no unit on another one or on anything else', () => {
    for (const { unitsOf, plan } of sites) {
      const places = [...unitsOf.values()].flat().map(({ place }) => place)
      for (const [at, place] of places.entries()) {
        expect(places.slice(at + 1).some((other) => touches(place, other))).toBe(false)
        expect(plan.parts.filter((part) => touches(place, part))).toEqual([])
      }
    }
  })

  test('limits vehicles on pitches alone, and hook-ups belong to electricity', () => {
    const electricity = 9149
    for (const { accommodations, unitsOf } of sites) {
      for (const { id, category, facilityIds } of accommodations) {
        for (const { fit } of unitsOf.get(id)!) {
          expect(fit !== undefined).toBe(category === 'pitch')
          if (fit) expect(fit.amperes !== null).toBe(facilityIds.includes(electricity))
        }
      }
    }
  })

  test('can be chosen from at some sites, and is assigned at others', () => {
    const fees = sites.map(({ choiceFee }) => choiceFee)
    expect(fees).toContain(undefined)
    expect(fees.some((fee) => fee !== undefined && fee > 0)).toBe(true)
  })
})

describe('a floor plan', () => {
  test('has the bedrooms of its accommodation, each with a bed, and pitches have none', () => {
    for (const { accommodations } of sites) {
      for (const { category, bedrooms, floorPlan } of accommodations) {
        expect(floorPlan === undefined).toBe(category === 'pitch')
        const rooms = floorPlan?.rooms.filter(({ kind }) => kind === 'bedroom') ?? []
        if (floorPlan) expect(rooms).toHaveLength(bedrooms)
        expect(rooms.every(({ bed }) => bed !== undefined)).toBe(true)
      }
    }
  })

  test('has rooms beside each other', () => {
    for (const { accommodations } of sites) {
      for (const { floorPlan } of accommodations) {
        for (const [at, room] of (floorPlan?.rooms ?? []).entries())
          expect(floorPlan!.rooms.slice(at + 1).some((other) => touches(room, other))).toBe(false)
      }
    }
  })
})

describe('what a site states about its place', () => {
  test('is the weather of twelve months, the warmest in summer, and an airport within reach', () => {
    for (const { climate, airport, terrain } of sites) {
      expect(climate).toHaveLength(12)
      const warmest = climate.reduce((best, month, at) => (month.high > climate[best]!.high ? at : best), 0)
      expect([5, 6, 7]).toContain(warmest)
      for (const { high, low, water, rainDays, sunHours } of climate) {
        expect(high).toBeGreaterThan(low)
        expect(water !== null).toBe(terrain === 'sea' || terrain === 'lake')
        expect([rainDays > 0 && rainDays < 25, sunHours > 0 && sunHours < 16]).toEqual([true, true])
      }
      expect(airport.name).toMatch(/ \([A-Z]{3}\)$/)
      expect(airport.metres).toBeLessThan(260_000)
    }
  })
})
