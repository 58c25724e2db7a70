import { describe, expect, it } from 'vitest'
import { drawPicture } from './draw-picture.ts'
import { countryRows } from '../places/countries.data.ts'
import { countryPictures } from './parts/country-pictures.data.ts'
import {
  countryPictureId,
  parsePictureId,
  pictureKinds,
  pictureSeasons,
  pictureTerrains,
  pictureTimes,
} from './parts/picture-id.ts'

const countries = countryRows.map(([code]) => code.toLowerCase())
const ids: string[] = []
let number = 3
for (const kind of pictureKinds)
  for (const subject of kind === 'country' ? countries : pictureTerrains)
    for (const season of pictureSeasons)
      for (const time of pictureTimes) {
        number = (number * 31 + 17) % 100_000
        ids.push(`${kind}-${subject}-${season}-${time}-${number}`)
      }

/** Throws unless every element is closed in order. */
function expectWellFormed(svg: string): void {
  const open: string[] = []
  for (const [, close, name, , selfClosed] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^<>]*?)(\/?)>/g)) {
    if (close) {
      if (open.pop() !== name) throw new Error(`</${name}> closes nothing`)
    } else if (!selfClosed) open.push(name!)
  }
  expect(open).toEqual([])
  expect(svg.replace(/<[^<>]*>/g, '')).toBe('')
}

describe('drawPicture', () => {
  it(
    'draws every kind, terrain or country, season and time as small, well-formed SVG',
    { timeout: 60_000 },
    () => {
      const seen = new Set<string>()
      for (const id of ids) {
        const svg = drawPicture(id)!
        expect(svg.length, id).toBeLessThanOrEqual(40_000)
        expect(svg, id).not.toMatch(/NaN|undefined|Infinity/)
        expectWellFormed(svg)
        seen.add(svg)
      }
      expect(seen.size).toBe(ids.length)
    },
  )

  it('refers only to paints and groups it defines', () => {
    for (const id of ids.filter((_, index) => index % 7 === 0)) {
      const svg = drawPicture(id)!
      const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]))
      for (const [, name] of svg.matchAll(/(?:url\(|href=")#([^")]+)/g))
        expect(defined.has(name), `${id} ${name}`).toBe(true)
    }
  })

  it.each(['place-lake-summer-dusk-4711', ...countryRows.map(([code]) => countryPictureId(code))])(
    'draws %s again',
    (id) => {
      expect(parsePictureId(id)).toBeDefined()
      expect(drawPicture(id)).toBe(drawPicture(id))
    },
  )

  it('draws another landscape for each country of the catalogue', () => {
    expect(Object.keys(countryPictures).toSorted()).toEqual(countries.toSorted())
    const bySubject = new Set(countries.map((country) => drawPicture(`country-${country}-summer-day-7`)))
    expect(bySubject.size).toBe(countries.length)
    expect(bySubject.has(undefined)).toBe(false)
  })

  it('names the country and the terrain of its scene', () => {
    expect(parsePictureId('country-nl-summer-dusk-27')).toEqual({
      kind: 'country',
      country: 'nl',
      terrain: 'countryside',
      season: 'summer',
      time: 'dusk',
      number: 27,
    })
    expect(parsePictureId('hero-sea-summer-day-11')).not.toHaveProperty('country')
  })

  it.each([
    '',
    'place-lake-summer-dusk',
    'place-lake-summer-dusk-',
    'place-lake-summer-dusk-100000',
    'place-lake-summer-dusk-007',
    'place-lake-summer-dusk-1 ',
    'place-lake-summer-dusk-1\n',
    'place-lake-summer-noon-1',
    'Place-lake-summer-dusk-1',
    'place-lake-summer-dusk--1',
    '../place-lake-summer-dusk-1',
    'place-lake-summer-dusk-1.svg',
    'country-xx-summer-day-1',
    'country-NL-summer-day-1',
    'country-sea-summer-day-1',
    'country-constructor-summer-day-1',
    'hero-nl-summer-day-1',
  ])('knows no picture %j', (id) => expect(drawPicture(id)).toBeUndefined())
})
