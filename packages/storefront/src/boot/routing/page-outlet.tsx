import { shellPart, navigationApi } from '@camping/core/navigation/navigation.api.ts'
import { ConsentSlot } from '../../shell/consent/consent-slot.tsx'
import { BookingLayout } from '../../shell/layouts/booking-layout.tsx'
import { SiteLayout } from '../../shell/layouts/site-layout.tsx'
import { ToastSlot } from '../../shell/toasts/toast-slot.tsx'
import { routeRow } from '@camping/editions/routes.ts'
import { lazy } from 'react'
import type { Shown } from '../../kit/routing/shown.ts'
import { ShellSlotsProvider } from '../../shell/frame/shell-slots.ts'
import { loadAlphaBox } from '../../features/search/form/alpha-box.ts'

const loadOverlays = () => import('./page-overlays.tsx')
const slots = {
  loadOverlays,
  Overlays: lazy(async () => ({ default: (await loadOverlays()).PageOverlays })),
  loadAlphaBox,
}

/** The page in its layout, and the toasts, which survive both. */
export function PageOutlet({ shown }: { shown: Shown }) {
  const portal = shown.kind === 'page' && routeRow(shown.request.name).analytics === 'customer_portal'
  return (
    <ShellSlotsProvider value={slots}>
      <ConsentSlot shown={shown} />
      <Framed shown={shown} />
      <ToastSlot portal={portal} />
    </ShellSlotsProvider>
  )
}

/** Wraps a page in its layout (routing-16). */
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
  return routeRow(request.name).layout === 'booking' ? (
    <BookingLayout navigation={navigation}>{content}</BookingLayout>
  ) : (
    <SiteLayout navigation={navigation} request={request}>
      {content}
    </SiteLayout>
  )
}
