import { nastyKeys, nastyTexts, oddValues } from './nasty-values.ts'
import type { Random } from './seeded-random.ts'

type Holder = Record<string, unknown> | unknown[]

/** Every position of a value that a mutation can replace. */
function placesOf(value: unknown): { holder: Holder; key: string }[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [
    { holder: value as Holder, key },
    ...placesOf(inner),
  ])
}

function put(holder: Holder, key: string, value: unknown): void {
  // Defines an own property, because JSON in a body may also contain __proto__.
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true })
}

/** A valid body with one to four mutations. */
export function mutateBody(body: unknown, random: Random): unknown {
  const copy: unknown = structuredClone(body)
  for (let left = random.pick([1, 1, 1, 2, 4]); left > 0; left -= 1) {
    const places = placesOf(copy)
    if (places.length === 0) return random.pick([...nastyTexts, ...oddValues])
    const { holder, key } = random.pick(places)
    const present = (holder as Record<string, unknown>)[key]
    switch (random.below(8)) {
      case 0:
        put(holder, key, structuredClone(random.pick(oddValues)))
        break
      case 1:
        if (!Array.isArray(holder)) delete holder[key]
        break
      case 2:
        put(holder, random.pick(nastyKeys), random.pick(nastyTexts))
        break
      case 3:
        put(holder, key, [structuredClone(present), structuredClone(present)])
        break
      case 4:
        put(holder, key, `${(JSON.stringify(present) ?? '').slice(0, 40)}${random.pick(nastyTexts)}`)
        break
      default:
        // Texts are stored, so most of the risk is there.
        put(holder, key, random.pick(nastyTexts))
    }
  }
  return copy
}
