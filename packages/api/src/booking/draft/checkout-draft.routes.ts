import * as endpoints from '@camping/contract/checkout-draft.endpoints.ts'
import * as schemas from '@camping/contract/checkout-draft.schemas.ts'
import { serve, type CatalogueEndpoint } from '../../catalogue/search/catalogue-serving.ts'
import { loadDraft } from './load-draft.ts'
import { saveDraft } from './save-draft.ts'

/** The handlers of checkout-draft.endpoints.ts. The host sets the header with the browser's key. */
export const checkoutDraftRoutes: readonly CatalogueEndpoint[] = [
  serve(
    endpoints.getDraft,
    { request: schemas.draftRequest, reply: schemas.draftReply, summary: 'What this browser typed so far' },
    loadDraft,
  ),
  serve(
    endpoints.saveDraft,
    {
      request: schemas.draftSaveRequest,
      reply: schemas.draftSaved,
      summary: 'Keep what was typed',
      rateLimit: { max: 120, windowMs: 60_000 },
    },
    saveDraft,
  ),
]
