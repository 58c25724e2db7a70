import type { SiteAccommodationsReply, SiteDetail } from '@camping/contract/site.schemas.ts'
import type { PageRequest } from '../routing/page-view.ts'

/** A campsite and the stay whose prices its page shows; undefined when prices did not answer. */
export interface AboutProps {
  readonly site: SiteDetail
  readonly request: PageRequest
  readonly stay: SiteAccommodationsReply['stay'] | undefined
}
