import { isPostcodeOf } from '@camping/contract/postcodes.ts'
import { markets } from '@camping/editions/markets.ts'
import { inventedPlaces } from '@camping/sandbox/addresses/invented-postcodes.data.ts'
import { expect, it } from 'vitest'

const shortCodes: Readonly<Record<string, string>> = {
  AUT: 'AT',
  BEL: 'BE',
  CHE: 'CH',
  DEU: 'DE',
  FRA: 'FR',
  GBR: 'GB',
  IRL: 'IE',
  ITA: 'IT',
  NLD: 'NL',
}
it('every country that an edition is for has an invented place, in its format', () => {
  const known = new Set(inventedPlaces.map(({ country }) => shortCodes[country]))
  const countries = new Set(Object.values(markets).map(({ flag }) => flag.toUpperCase()))
  expect(known).toEqual(countries)
  for (const { country, postcode } of inventedPlaces)
    expect(isPostcodeOf(shortCodes[country] ?? '', postcode), postcode).toBe(true)
})
