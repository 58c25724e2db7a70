import { sql } from 'kysely'
import type { CatalogueContext } from '../search/catalogue-context.ts'

/** A condition on the table of sites: those that the edition offers. */
export function offeredSites({ world }: Pick<CatalogueContext, 'world'>) {
  const { offeredSites: ids } = world
  return ids ? sql<boolean>`sites.id = any(${ids})` : sql<boolean>`true`
}
