import { shellPart, navigationApi } from '@camping/core/navigation/navigation.api.ts'
import { CompareSlot } from '../../shell/compare/compare-slot.tsx'
import { ConsentSlot } from '../../shell/consent/consent-slot.tsx'
import { BookingLayout } from '../../shell/layouts/booking-layout.tsx'
import { SiteLayout } from '../../shell/layouts/site-layout.tsx'
import { ToastSlot } from '../../shell/toasts/toast-slot.tsx'
import { routeRow } from '@camping/editions/routes.ts'
import { useMemo } from 'react'
import { lazyPart } from '@camping/ui/lazy-part.ts'
import { renderMatches } from 'react-router-dom'
import type { Shown } from '../../kit/routing/shown.ts'
import { ShellSlotsProvider } from '../../shell/frame/shell-slots.ts'
import { loadAlphaBox } from '../../features/search/form/alpha-box.ts'

const loadOverlays = () => import('./page-overlays.tsx')
const slots = {
  loadOverlays,
  Overlays: lazyPart(async () => ({ default: (await loadOverlays()).PageOverlays })),
  loadAlphaBox,
}

/** The page in its layout, and the toasts, which survive both. */
export function PageOutlet({ shown }: { shown: Shown }) {
  const portal = shown.kind === 'page' && routeRow(shown.request.name).analytics === 'customer_portal'
  return (
    <ShellSlotsProvider value={slots}>
      <ConsentSlot shown={shown} />
      <Framed shown={shown} />
      <CompareSlot shown={shown} />
      <ToastSlot portal={portal} />
    </ShellSlotsProvider>
  )
}

type ShownPage = Extract<Shown, { kind: 'page' }>

/**
 * The page as the element of the route object that its path has matched: once, before the page was loaded. So it is what
 * the router shows, and the router does not match again.
 */
function pageElement({ page, request }: ShownPage) {
  const { params, pathname, route } = request
  const element = <page.Component key={request.name} request={request} />
  return renderMatches([{ params, pathname, pathnameBase: pathname, route: { ...route, element } }])
}

/** Wraps a page in its layout (routing-16). */
function Framed({ shown }: { shown: Shown }) {
  const { data: navigation } = navigationApi.useNavigationGroupsQuery(shellPart)
  // Made once for a page: the router gives each one a context, and a new context makes React discard the parts of the page whose code
  // is not there yet.
  const content = useMemo(() => (shown.kind === 'page' ? pageElement(shown) : null), [shown])
  if (shown.kind === 'failure') {
    return (
      <SiteLayout navigation={navigation}>
        <shown.View status={shown.status} message={shown.message} />
      </SiteLayout>
    )
  }
  const { request } = shown
  return routeRow(request.name).layout === 'booking' ? (
    <BookingLayout navigation={navigation}>{content}</BookingLayout>
  ) : (
    <SiteLayout navigation={navigation} request={request}>
      {content}
    </SiteLayout>
  )
}
