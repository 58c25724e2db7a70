import type { ModelState } from './model-state.ts'

/** Bytes of all typed arrays reachable from a value, each buffer once, and of the stores that count themselves. */
export function modelBytes(state: ModelState): number {
  const {
    prices,
    priors,
    occupations,
    availability,
    sites,
    accommodations,
    facilities,
    properties,
    orders,
    scratch,
  } = state
  const seen = new Set<ArrayBufferLike>()
  const stores = prices.bytes + priors.bytes + occupations.bytes + availability.bytes
  return (
    stores +
    [sites, accommodations, facilities, properties, orders, scratch].reduce(
      (sum, part) => sum + arrayBytes(part, seen),
      0,
    )
  )
}

function arrayBytes(value: unknown, seen: Set<ArrayBufferLike>): number {
  if (ArrayBuffer.isView(value)) {
    if (seen.has(value.buffer)) return 0
    seen.add(value.buffer)
    return value.byteLength
  }
  if (value instanceof Map)
    return [...value.values()].reduce((sum: number, each) => sum + arrayBytes(each, seen), 0)
  if (typeof value !== 'object' || value === null) return 0
  const own = 'bytes' in value && typeof value.bytes === 'number' ? value.bytes : 0
  return Object.values(value).reduce((sum: number, each) => sum + arrayBytes(each, seen), own)
}
