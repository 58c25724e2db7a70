import { loadCatalogue } from '../catalogue/seed/load-catalogue.ts'
import type { TestWorld } from '../platform/db/testing/prepared-databases.ts'

/** Every test sees the catalogue of this day; the database's clock runs on. */
export const testCatalogue = { seed: 7, sites: 40, reviews: 200, today: '2026-11-20' }

/** The small demo world of the tests, in another size on request. */
export const demoWorld = (sites = testCatalogue.sites): TestWorld => ({
  name: `demo-${sites}`,
  fill: async (database) => void (await loadCatalogue(database, { ...testCatalogue, sites })),
})
