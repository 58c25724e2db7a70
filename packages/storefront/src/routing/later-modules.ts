/**
 * Modules below `src` that the server renders though their scripts come later (app/create-later.tsx), by page: the host
 * puts their styles into the document.
 */
const ofPages: Readonly<Record<string, readonly string[]>> = {
  'campsite/campsite-page.tsx': [
    'about/campsite-about.tsx',
    'about/similar-sites.tsx',
    'reviews/site-reviews.tsx',
  ],
  'destination/funnel-page.tsx': ['pages/destination/funnel-campsites.tsx'],
}

/** Those of a page; the footer is on every one. */
export const laterModules = (page: string | undefined): readonly string[] => [
  'layouts/site-footer.tsx',
  ...((page && ofPages[page]) || []),
]

/** Pages with a part that an app may replace (slots/slot.tsx), below `src/pages`. */
const withSlots = ['login/login-page.tsx', 'portal/profile-page.tsx']

/** Whether an app's own parts may be on a page: their styles belong into its document. */
export const hasSlots = (page: string | undefined): boolean => page !== undefined && withSlots.includes(page)
