import type { SiteDistance } from '@camping/contract/site-plan.schemas.ts'
import type { MessageSet } from '@camping/editions/markets.ts'
import type { Measure } from '../services/measure.ts'

/** The facility of sites with a playground. */
const playground = 9020

interface Placed {
  readonly lat: number
  readonly lng: number
  readonly airport: { readonly name: string; readonly metres: number } | null
  readonly facilityIds: readonly number[]
}

/** The nearest shore, town, airport and playground, as far as map and site say them. Names in the edition's language. */
export function siteDistances(site: Placed, messages: MessageSet, measure: Measure): SiteDistance[] {
  const { shoreMetres, town } = measure(site)
  const name = town && (town.names[messages] ?? town.names[messages.slice(0, 2)] ?? town.name)
  return [
    ...(shoreMetres === null ? [] : [{ kind: 'shore' as const, name: null, metres: shoreMetres }]),
    ...(town ? [{ kind: 'town' as const, name, metres: town.metres }] : []),
    ...(site.airport ? [{ kind: 'airport' as const, ...site.airport }] : []),
    ...(site.facilityIds.includes(playground)
      ? [{ kind: 'playground' as const, name: null, metres: 0 }]
      : []),
  ]
}
