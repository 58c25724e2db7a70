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
}

/** Those of a page; the footer is on every one. */
export const laterModules = (page: string | undefined): readonly string[] => [
  'layouts/site-footer.tsx',
  ...((page && ofPages[page]) || []),
]
