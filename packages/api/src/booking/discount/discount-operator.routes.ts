import * as endpoints from '@camping/contract/discount-operator.endpoints.ts'
import * as schemas from '@camping/contract/discount-operator.schemas.ts'
import { invalid, ProblemError } from '../../platform/problem-error.ts'
import { serveForOperator, type CatalogueEndpoint } from '../../catalogue/search/catalogue-serving.ts'
import { createDiscount, endDiscount, listDiscounts } from './discounts.ts'

/** The handlers behind `npm run operator -- discounts`, `discount` and `end-discount`. */
export const discountOperatorRoutes: readonly CatalogueEndpoint[] = [
  serveForOperator(
    endpoints.listDiscounts,
    {
      request: schemas.discountsRequest,
      reply: schemas.discounts,
      summary: 'Discount codes and their uses',
    },
    (_request, { db }) => listDiscounts(db),
  ),
  serveForOperator(
    endpoints.createDiscount,
    {
      request: schemas.createDiscountRequest,
      reply: schemas.discountCreated,
      summary: 'Make a discount code',
    },
    async (request, { db, brands, log }) => {
      const access = brands.get(request.brand)
      if (!access)
        throw new ProblemError({ type: 'unknown-brand', status: 404, title: 'No such brand is served' })
      const unknown = request.siteCodes?.find((siteCode) => !access.sites.some((site) => site === siteCode))
      if (unknown !== undefined) throw invalid('siteCodes', `The brand has no edition ${unknown}`)
      await createDiscount(db, request)
      log.info({ brand: request.brand, discount: request.code }, 'Operator made a discount code')
      return { code: request.code }
    },
  ),
  serveForOperator(
    endpoints.endDiscount,
    { request: schemas.endDiscountRequest, reply: schemas.discountEnded, summary: 'End a discount code' },
    async (request, { db, log }) => {
      const ended = await endDiscount(db, request)
      log.info({ brand: request.brand, discount: request.code }, 'Operator ended a discount code')
      return { ended }
    },
  ),
]
