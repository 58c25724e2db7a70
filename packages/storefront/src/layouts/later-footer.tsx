import { lazy, memo, Suspense, useEffect, type ComponentType } from 'react'
import type { SiteFooterProps } from './site-footer.tsx'
import { whenWanted } from './when-wanted.browser.ts'

/** Its module below `src`: the host puts the styles of it into every page, as the server renders it. */
export const footerModule = 'layouts/site-footer.tsx'

let onServer: ComponentType<SiteFooterProps> | undefined
let now = () => {}

/** The server, which has all code at hand, says with what to render the footer. */
export function renderFooterWith(component: ComponentType<SiteFooterProps>): void {
  onServer = component
}

const LazyFooter = lazy(async () => {
  const sign = whenWanted('footer')
  now = sign.now
  await sign.wanted
  const { SiteFooter } = await import('./site-footer.tsx')
  return { default: SiteFooter }
})

/** Shown only where no markup of the server stands in: then the footer is wanted at once. */
function Now() {
  useEffect(() => now(), [])
  return null
}

/**
 * The footer as the server wrote it, with its script when it comes into view (decision 035). `memo`: a change from above
 * would make React throw the markup away.
 */
export const LaterFooter = memo(function LaterFooter(props: SiteFooterProps) {
  const Footer = onServer ?? LazyFooter
  return (
    <Suspense fallback={<Now />}>
      <Footer {...props} />
    </Suspense>
  )
})
