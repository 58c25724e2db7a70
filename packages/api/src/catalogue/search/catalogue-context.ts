import type { RequestContext } from '../../platform/server/request-context.ts'
import type { MarketPricing } from '../pricing/pricing.types.ts'
import type { World } from './world.ts'

/** The context of a handler that reads the catalogue. */
export interface CatalogueContext extends RequestContext {
  /** Rate and fees of the market, to convert EUR cents. */
  readonly pricing: MarketPricing
  /** The present read model, places and display texts. */
  readonly world: World
}
