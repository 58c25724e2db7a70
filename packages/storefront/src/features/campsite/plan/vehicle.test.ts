import { describe, expect, it } from 'vitest'
import { misfitOf, noVehicle, readVehicle } from './vehicle.ts'

const fit = { lengthCm: 700, weightKg: 3_500, amperes: 10 }

describe('whether a vehicle fits on a pitch', () => {
  it.each([
    ['what nobody said', noVehicle, undefined],
    ['one of its size', { lengthCm: 700, weightKg: 3_500, needsHookup: true }, undefined],
    ['a longer one', { lengthCm: 701, weightKg: 9_000, needsHookup: false }, 'length'],
    ['a heavier one', { lengthCm: 600, weightKg: 3_501, needsHookup: false }, 'weight'],
  ])('%s', (_, vehicle, misfit) => expect(misfitOf(fit, vehicle)).toBe(misfit))

  it('depends on a hook-up where one is needed', () => {
    const needy = { ...noVehicle, needsHookup: true }
    expect(misfitOf({ ...fit, amperes: null }, needy)).toBe('hookup')
    expect(misfitOf({ ...fit, amperes: null }, noVehicle)).toBeUndefined()
  })

  it('does not concern what has no limits', () =>
    expect(misfitOf(null, { lengthCm: 1_200, weightKg: 7_500, needsHookup: true })).toBeUndefined())
})

describe('a stored vehicle', () => {
  it('is read as it was stored', () => {
    const vehicle = { lengthCm: 600, weightKg: null, needsHookup: true }
    expect(readVehicle(JSON.stringify(vehicle))).toEqual(vehicle)
  })
  it.each([null, '', '{', '7', '"a"', '{"lengthCm":"7"}'])('is none in %s', (text) =>
    expect(readVehicle(text)).toEqual(noVehicle),
  )
})
