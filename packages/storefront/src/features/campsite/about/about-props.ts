import type { SiteAccommodationsReply, SiteDetail } from '@camping/contract/site.schemas.ts'
import type { PageRequest } from '../../../kit/routing/page-view.ts'

/** A campsite and the stay of the page's prices; undefined when prices failed. */
export interface AboutProps {
  readonly site: SiteDetail
  readonly request: PageRequest
  readonly stay: SiteAccommodationsReply['stay'] | undefined
}
