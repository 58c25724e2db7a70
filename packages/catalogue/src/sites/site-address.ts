import { Prng } from '../random/prng.ts'
import type { CatalogueSite, Terrain } from '../types/catalogue.types.ts'
import { tongueOfPlace, type SitePosition } from './site-index.ts'
import { areaPostcodes, streetNames } from './site-streets.data.ts'

/** Countries that write the house number before the street. */
const numberFirst: readonly string[] = ['FR', 'LU', 'GB', 'IE']

/** The letters that British, Irish and Dutch postcodes have in common at their end. */
const postcodeLetters = 'ABDEHNPRTWX'

/** The postal address of a site, as its country writes a street with its number. */
export function siteAddress({
  seed,
  siteId,
  position,
  terrain,
}: {
  readonly seed: number
  readonly siteId: number
  readonly position: SitePosition
  readonly terrain: Terrain
}): Pick<CatalogueSite, 'street' | 'postcode'> {
  const prng = new Prng(seed, siteId, 18)
  const { area } = position
  const isWet = terrain === 'sea' || terrain === 'lake'
  const name = prng.pick(streetNames[tongueOfPlace(area)][isWet ? 'wet' : 'dry'])
  const number = prng.int(1, 148)
  const street = name.charAt(0).toUpperCase() + name.slice(1)
  return {
    street: numberFirst.includes(area.country.country.code) ? `${number} ${name}` : `${street} ${number}`,
    postcode: (areaPostcodes[area.key] as string).replace(/[#@]/g, (sign) =>
      sign === '#'
        ? String(prng.int(0, 9))
        : (postcodeLetters[prng.int(0, postcodeLetters.length - 1)] as string),
    ),
  }
}
