import { shellPart, navigationApi } from '@camping/core/navigation/navigation-queries.ts'
import { ConsentSlot } from '../consent/consent-slot.tsx'
import { BookingLayout } from '../layouts/booking-layout.tsx'
import { SiteLayout } from '../layouts/site-layout.tsx'
import { ToastSlot } from '../toasts/toast-slot.tsx'
import { routeRow } from '@camping/editions/routes.ts'
import type { Page, PageRequest } from './page-view.ts'
import type { ShownFailure } from './show-failure.ts'

/** What is on screen: a page for a request, or the error page of a failure. */
export type Shown =
  | { readonly kind: 'page'; readonly page: Page; readonly request: PageRequest }
  | ShownFailure

/** SPEC.md §2: neither checkout nor portal has the site's layout. */
const bareLayouts = new Set(['booking', 'booking-confirmation', 'portal', 'account-profile'])

/** The page in its layout, and the toasts, which outlive both. */
export function PageOutlet({ shown }: { shown: Shown }) {
  const portal = shown.kind === 'page' && routeRow(shown.request.name).analytics === 'customer_portal'
  return (
    <>
      <ConsentSlot shown={shown} />
      <Framed shown={shown} />
      <ToastSlot portal={portal} />
    </>
  )
}

/** Puts a page into its layout (SPEC.md §2 "Layouts"). */
function Framed({ shown }: { shown: Shown }) {
  const { data: navigation } = navigationApi.useNavigationGroupsQuery(shellPart)
  if (shown.kind === 'failure') {
    return (
      <SiteLayout navigation={navigation}>
        <shown.View status={shown.status} message={shown.message} />
      </SiteLayout>
    )
  }
  const { page, request } = shown
  const content = <page.Component key={request.name} request={request} />
  return bareLayouts.has(routeRow(request.name).layout) ? (
    <BookingLayout navigation={navigation}>{content}</BookingLayout>
  ) : (
    <SiteLayout navigation={navigation} request={request}>
      {content}
    </SiteLayout>
  )
}
