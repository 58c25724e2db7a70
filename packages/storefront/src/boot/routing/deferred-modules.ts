/**
 * Modules below `src` that the server renders although their scripts are deferred (kit/deferred/create-deferred.tsx), by
 * page: the host inlines their styles.
 */
const ofPages: Readonly<Record<string, readonly string[]>> = {
  'campsite-page.tsx': [
    'features/campsite/about/campsite-about.tsx',
    'features/campsite/about/similar-sites.tsx',
    'features/campsite/reviews/site-reviews.tsx',
  ],
  'funnel-page.tsx': ['features/search/destination/funnel-campsites.tsx'],
}

/** Those of a page; every page has the footer. */
export const deferredModules = (page: string | undefined): readonly string[] => [
  'shell/layouts/site-footer.tsx',
  ...((page && ofPages[page]) || []),
]

/** Pages with a slot that an app may fill (kit/slots/slot.tsx). */
const withSlots = ['login-page.tsx', 'profile-page.tsx']

/** Whether a page may contain an app's slots: its document then needs their styles. */
export const hasSlots = (page: string | undefined): boolean => page !== undefined && withSlots.includes(page)
