import type { RequestContext } from '../../platform/server/request-context.ts'
import type { MarketPricing } from '../pricing/pricing.types.ts'
import type { AddressService } from '../services/address-service.ts'
import type { Translate } from '../services/translation-service.ts'
import type { Measure } from '../services/measure.ts'
import type { World } from './world.ts'

/** The context of a handler that reads the catalogue. */
export interface CatalogueContext extends RequestContext {
  /** Rate and fees of the market, to convert EUR cents. */
  readonly pricing: MarketPricing
  /** The present read model, places and display texts. */
  readonly world: World
  readonly measure: Measure
  /** Undefined for a shop without a translator. */
  readonly translate: Translate | undefined
  /** Undefined for a shop without a service that finds addresses. */
  readonly addresses: AddressService | undefined
}
