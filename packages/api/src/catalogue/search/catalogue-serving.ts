import type { RootContext } from '../../platform/server/request-context.ts'
import { servingWith, type ServedEndpoint } from '../../platform/server/serve.ts'
import type { CatalogueContext } from './catalogue-context.ts'

/** An endpoint of the catalogue or of booking, which use the same context. */
export type CatalogueEndpoint = ServedEndpoint<CatalogueContext> | ServedEndpoint<RootContext>

export const { serve, serveFile, serveAtRoot, serveForOperator, serveForDesk } = servingWith<
  CatalogueContext,
  RootContext
>()
