import { ChangeWriter } from './apply-changes.ts'
import { arrivalDays } from '../price/arrival-days.ts'
import { accommodationsOf, bookableStays } from '../price/bookable-stays.ts'
import { arrivalTotals } from '../price/arrival-totals.ts'
import { modelBytes } from '../columns/model-bytes.ts'
import { siteSet } from '../columns/site-set.ts'
import { createModelState } from '../columns/model-state.ts'
import type { ReadModel, ReadModelRows } from '../read-model.types.ts'
import { runAccommodations, runCount, runCountByArea, runMap, runSearch } from './run-query.ts'

/**
 * The search read model (search-24): everything a search needs, in typed arrays, in this process.
 * Sites and accommodations are laid out at once; calendars and occupations may come with them or be applied
 * afterwards in any order and any number of times, with the same result. Throws an Error for contradictory rows
 * (a repeated id, an accommodation of an unknown site) and a RangeError for malformed dates.
 */
export function createReadModel(rows: ReadModelRows): ReadModel {
  const state = createModelState(rows)
  const changes = new ChangeWriter(state)
  // Occupations first: an accommodation's nights are then written once, when its calendar arrives.
  for (const row of rows.occupations ?? []) changes.applyOccupation(row)
  for (const row of rows.calendars ?? []) changes.applyCalendar(row)
  return {
    calendarFrom: rows.calendarFrom,
    nights: rows.nights,
    siteCount: state.sites.count,
    accommodationCount: state.accommodations.count,
    accommodationOrder: state.accommodations.ids,
    siteSet: (siteIds, facilities) => siteSet(state, siteIds, facilities),
    search: (query) => runSearch(state, query),
    map: (query) => runMap(state, query),
    count: (query) => runCount(state, query),
    countByArea: (query) => runCountByArea(state, query),
    accommodations: (query) => runAccommodations(state, query),
    arrivalTotals: (query) => arrivalTotals(state, query),
    arrivalDays: (query) => arrivalDays(state, query),
    bookableStays: (accommodationId) => bookableStays(state, accommodationId),
    accommodationsOf: (siteId) => accommodationsOf(state, siteId),
    applyCalendar: (row) => changes.applyCalendar(row),
    applyOccupation: (row) => changes.applyOccupation(row),
    applySiteStatus: (siteId, status) => changes.applySiteStatus(siteId, status),
    applyRating: (siteId, rating) => changes.applyRating(siteId, rating),
    bytes: () => modelBytes(state),
  }
}
