import { dayNumber } from '../day-number.ts'
import { clearBit, setBit } from '../columns/bitset.ts'
import { FreeNightScan } from '../columns/free-nights.ts'
import type { ModelState } from '../columns/model-state.ts'
import type { NightOccupation } from '../columns/occupation-store.ts'
import type { CalendarRow, OccupationRow, SiteRow } from '../read-model.types.ts'
import { changeRating, type SiteRating } from '../columns/static-orders.ts'

/** Writes changes of single accommodations and sites into the model. Building the model is applying everything once. */
export class ChangeWriter {
  private readonly state: ModelState
  private readonly scan: FreeNightScan
  private readonly sellable: Int32Array
  private readonly open: Uint8Array
  private readonly prior: Int32Array
  /** 1 = the accommodation has received a calendar. */
  private readonly priced: Uint8Array

  constructor(state: ModelState) {
    this.state = state
    this.scan = new FreeNightScan(state.nights)
    this.sellable = new Int32Array(state.nights)
    this.open = new Uint8Array(state.nights)
    this.prior = new Int32Array(state.nights)
    this.priced = new Uint8Array(state.accommodations.count)
  }

  applyCalendar({ accommodationId, from, prices, open, priorPrices }: CalendarRow): boolean {
    const { state, sellable, prior, open: sold } = this
    const at = state.accommodations.lookup.indexOf(accommodationId)
    if (at < 0) return false
    const shift = from === undefined ? 0 : state.firstDay - dayNumber(from)
    for (let night = 0; night < state.nights; night += 1) {
      const index = night + shift
      const price = index >= 0 && index < open.length && open[index] === 1 ? (prices[index] ?? 0) : 0
      sellable[night] = price > 0 ? price : 0
      sold[night] = price > 0 ? 1 : 0
      prior[night] = priorPrices?.[index] ?? 0
    }
    state.prices.write(at, sellable)
    this.priced[at] = 1
    state.priors.write(at, sellable, priorPrices ? prior : undefined)
    this.refreshNights(at)
    return true
  }

  applyOccupation({ accommodationId, occupations }: OccupationRow): boolean {
    const { state } = this
    const at = state.accommodations.lookup.indexOf(accommodationId)
    if (at < 0) return false
    const inside: NightOccupation[] = []
    for (const { unitId, from, to } of occupations) {
      const first = Math.max(dayNumber(from) - state.firstDay, 0)
      const end = Math.min(dayNumber(to) - state.firstDay, state.nights)
      if (first < end) inside.push({ unitId, from: first, to: end })
    }
    state.occupations.write(at, inside)
    // Without a calendar nothing can be sold; its nights are written when the calendar arrives.
    if (this.priced[at] === 0) return true
    state.prices.readSellable(at, this.open)
    this.refreshNights(at)
    return true
  }

  applySiteStatus(siteId: number, status: SiteRow['status']): boolean {
    const { lookup, live } = this.state.sites
    const site = lookup.indexOf(siteId)
    if (site < 0) return false
    if (status === 'live') setBit(live, site)
    else clearBit(live, site)
    return true
  }

  applyRating(siteId: number, rating: SiteRating): boolean {
    const { sites, orders } = this.state
    const site = sites.lookup.indexOf(siteId)
    if (site < 0) return false
    changeRating(orders, { site, rating, idRank: sites.idRank })
    return true
  }

  /** Requires `open` to contain the nights of this accommodation. */
  private refreshNights(at: number): void {
    const { availability, occupations } = this.state
    availability.write(at, this.open, this.scan.scan(at, occupations))
  }
}
