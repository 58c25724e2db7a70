import type { CatalogueContext } from './catalogue-context.ts'

/** Whether the edition offers a site that the catalogue has. A site is sold before the world has read it, so all are where nothing is left out. */
export const isOffered = (siteId: number, { world }: Pick<CatalogueContext, 'world'>): boolean =>
  world.offeredSites === undefined || world.displays.sites.has(siteId)
