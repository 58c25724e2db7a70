import { sitePlan } from '@camping/contract/site.endpoints.ts'
import type { SitePlan } from '@camping/contract/site-plan.schemas.ts'
import type { PlainForm } from '../../../kit/plain/plain-form.ts'

/** The accommodation whose details are shown, and the plan of its campsite for the stay; null where it could not be read. */
export interface FoundDetails {
  readonly accommodationId: number
  readonly plan: SitePlan | null
}

/** Shows an accommodation's facts, the lines of its price, and its free places, which a form chooses. */
export const detailsForm: PlainForm = {
  routes: ['site'],
  feature: 'checkout',
  receive: async ({ fields, call }) => {
    const [siteId, accommodationId, date, nights] = (fields.get('details') ?? '').split(' ')
    // What is no number or no date is refused by the API's own rules.
    const { reply } = await call(sitePlan, {
      id: Number(siteId),
      date: date ?? '',
      duration: Number(nights),
    })
    const found: FoundDetails = { accommodationId: Number(accommodationId), plan: reply }
    return { found }
  },
}
