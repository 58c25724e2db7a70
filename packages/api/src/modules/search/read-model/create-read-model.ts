import { ChangeWriter } from './apply-changes.ts'
import { arrivalDays } from './arrival-days.ts'
import { arrivalTotals } from './arrival-totals.ts'
import { modelBytes } from './model-bytes.ts'
import { createModelState } from './model-state.ts'
import type { ReadModel, ReadModelRows } from './read-model.types.ts'
import { runAccommodations, runCount, runCountByArea, runMap, runSearch } from './run-query.ts'

/**
 * The search read model (PERFORMANCE.md §3.4): everything a search needs, in typed arrays, in this process.
 *
 * Sites and accommodations are laid out at once; calendars and occupations may come along or be applied afterwards in any
 * order and any number of times, the result is the same. Throws an Error for contradictory rows (an id twice, an
 * accommodation of an unknown site) and a RangeError for malformed dates.
 */
export function createReadModel(rows: ReadModelRows): ReadModel {
  const state = createModelState(rows)
  const changes = new ChangeWriter(state)
  // Occupations first: the nights of an accommodation are written once, when its calendar comes.
  for (const row of rows.occupations ?? []) changes.applyOccupation(row)
  for (const row of rows.calendars ?? []) changes.applyCalendar(row)
  return {
    calendarFrom: rows.calendarFrom,
    nights: rows.nights,
    siteCount: state.sites.count,
    accommodationCount: state.accommodations.count,
    accommodationOrder: state.accommodations.ids,
    search: (query) => runSearch(state, query),
    map: (query) => runMap(state, query),
    count: (query) => runCount(state, query),
    countByArea: (query) => runCountByArea(state, query),
    accommodations: (query) => runAccommodations(state, query),
    arrivalTotals: (query) => arrivalTotals(state, query),
    arrivalDays: (query) => arrivalDays(state, query),
    applyCalendar: (row) => changes.applyCalendar(row),
    applyOccupation: (row) => changes.applyOccupation(row),
    applySiteStatus: (siteId, status) => changes.applySiteStatus(siteId, status),
    applyRating: (siteId, rating) => changes.applyRating(siteId, rating),
    bytes: () => modelBytes(state),
  }
}
