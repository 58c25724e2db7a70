import { campsiteApi } from '@camping/core/campsite/campsite-queries.ts'
import { Container } from '@camping/ui/layout/section.tsx'
import { LaterAbout, LaterSimilarSites } from '../../about/later-about.tsx'
import { PageHead } from '../../app/page-head.tsx'
import { PageWaiting } from '../../app/page-waiting.tsx'
import type { Page, PageProps } from '../../routing/page-view.ts'
import { AccommodationSection } from './accommodation-section.tsx'
import { CampsiteGallery } from './campsite-gallery.tsx'
import { CampsiteHeader } from './campsite-header.tsx'
import styles from './campsite-page.module.css'
import { prepareCampsite } from './prepare-campsite.ts'
import { StayBar } from './stay-bar.tsx'
import { useStayOffer } from './use-stay-offer.ts'

/** Everything about one campsite, and its accommodations for the stay in the address. */
function CampsitePage({ request }: PageProps) {
  const { data: site } = campsiteApi.useSiteQuery({ slug: request.params['site'] ?? '' })
  const offer = useStayOffer(site?.id, request)
  if (!site) return <PageWaiting picture />
  const about = { site, request, stay: offer.reply?.stay }
  return (
    <>
      <PageHead
        title={`${site.name}, ${site.meta.area.name}, ${site.meta.country.name}`}
        description={site.intro}
        request={request}
      />
      <Container>
        <CampsiteHeader site={site} />
        <CampsiteGallery site={site} />
        <p className={styles.intro}>{site.intro}</p>
        <StayBar site={site} request={request} offer={offer} />
        <AccommodationSection site={site} request={request} offer={offer} />
        <LaterAbout {...about} />
      </Container>
      <LaterSimilarSites {...about} />
    </>
  )
}

export const page: Page = { Component: CampsitePage, prepare: prepareCampsite }
