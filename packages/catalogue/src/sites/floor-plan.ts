import { Prng } from '../random/prng.ts'
import type { CatalogueAccommodation } from '../types/catalogue.types.ts'
import type { FloorPlan, FloorRoom } from '../types/plan.types.ts'

type Housed = Pick<CatalogueAccommodation, 'id' | 'category' | 'bedrooms' | 'maxPersons' | 'sizeM2'>

/** Decimetres of a terrace in front of the house. */
const terrace = 25

/**
 * The floor plan of an accommodation with rooms, from its size and bedrooms; undefined for pitches. A living room with
 * the kitchen on one side, bedrooms and the bathroom on the other, a terrace in front.
 */
export function createFloorPlan(seed: number, housed: Housed): FloorPlan | undefined {
  const { id, category, bedrooms, maxPersons, sizeM2 } = housed
  if (category === 'pitch') return undefined
  const prng = new Prng(seed, id, 16)
  const depth = category === 'holiday-home' ? 70 : category === 'chalet' ? 55 : 40
  const width = Math.max(55, Math.round((sizeM2 * 100) / depth))
  const isCanvas = category === 'glamping-tent'
  const living = Math.round(width * (bedrooms === 0 ? 1 : bedrooms === 1 ? 0.55 : 0.45))
  const others: FloorRoom['kind'][] = Array.from({ length: bedrooms }, () => 'bedroom')
  if (!isCanvas || prng.chance(0.4)) others.push('bathroom')
  const beds = bedsOf(bedrooms, maxPersons)
  let nth = 0
  const withBeds = (room: FloorRoom): FloorRoom =>
    room.kind === 'bedroom' ? { ...room, bed: beds[nth++] ?? 'twin' } : room
  const rooms: FloorRoom[] = [
    { kind: isCanvas ? 'living' : 'living-kitchen', x: 0, y: 0, width: living, height: depth },
  ]
  const columns = Math.ceil(others.length / 2)
  others.forEach((kind, at) => {
    const column = Math.floor(at / 2)
    const alone = others.length % 2 === 1 && at === others.length - 1
    const wide = (width - living) / columns
    rooms.push(
      withBeds({
        kind,
        x: Math.round(living + column * wide),
        y: at % 2 === 0 ? 0 : Math.round(depth / 2),
        width: Math.round(living + (column + 1) * wide) - Math.round(living + column * wide),
        height: alone ? depth : at % 2 === 0 ? Math.round(depth / 2) : depth - Math.round(depth / 2),
      }),
    )
  })
  if (bedrooms === 0 && others.length > 0) {
    rooms[0] = { ...rooms[0]!, width: Math.round(width * 0.75) }
    rooms[1] = {
      kind: 'bathroom',
      x: Math.round(width * 0.75),
      y: 0,
      width: width - Math.round(width * 0.75),
      height: depth,
    }
  }
  rooms.push({ kind: 'terrace', x: 0, y: depth, width: Math.round(width * 0.7), height: terrace })
  return { width, height: depth + terrace, rooms }
}

/** A double bed first; the others are chosen so that everybody has one. */
function bedsOf(bedrooms: number, persons: number): NonNullable<FloorRoom['bed']>[] {
  return Array.from({ length: bedrooms }, (_, at) =>
    at === 0 ? 'double' : persons > bedrooms * 2 && at === bedrooms - 1 ? 'bunk' : 'twin',
  )
}
