import type { AccommodationCategoryKey, Terrain } from '../types/catalogue.types.ts'
import { facilityId } from '../content/facility-groups.ts'
import { lodgingKinds, type PictureKind } from '../pictures/parts/picture-id.ts'
import { Prng } from '../random/prng.ts'

export interface SitePicturesInput {
  seed: number
  siteId: number
  terrain: Terrain
  facilityIds: ReadonlySet<number>
  categories: readonly AccommodationCategoryKey[]
}

const pools = ['outdoor-pool', 'indoor-pool', 'heated-pool'].map(facilityId)

/** Picture ids of a site, the cover first; one season for the whole gallery, different hours of the day. */
export function sitePictures({
  seed,
  siteId,
  terrain,
  facilityIds,
  categories,
}: SitePicturesInput): string[] {
  const prng = new Prng(seed, siteId, 6)
  const season = prng.pick(['summer', 'summer', 'summer', 'spring', 'autumn'])
  const number = (offset: number) => (siteId * 29 + offset * 4001) % 100_000
  const id = (kind: PictureKind, time: string, offset: number) =>
    `${kind}-${terrain}-${season}-${time}-${number(offset)}`
  const [first, second] = prng.sample(['day', 'morning', 'dusk'], 2)
  const lodgings = prng.sample(categories, 2)
  const images = [id('place', first!, 0), id(lodgingKinds[lodgings[0]!], second!, 1)]
  images.push(
    pools.some((pool) => facilityIds.has(pool))
      ? id('pool', prng.pick(['day', 'morning']), 2)
      : id('place', second!, 2),
  )
  images.push(id('detail', prng.pick(['morning', 'day', 'dusk']), 3))
  images.push(id('evening', prng.pick(['dusk', 'night']), 4))
  if (lodgings[1]) images.push(id(lodgingKinds[lodgings[1]], first!, 5))
  if (prng.chance(0.6)) images.push(id('place', prng.pick(['morning', 'day', 'dusk']), 6))
  if (prng.chance(0.4)) images.push(id('detail', 'day', 7))
  return images
}
