import { campsiteApi } from '@camping/core/campsite/campsite.api.ts'
import { Container } from '@camping/ui/layout/section.tsx'
import { DeferredAbout, DeferredSimilarSites } from '../about/deferred-about.tsx'
import { PageHead } from '../../../kit/head/page-head.tsx'
import { PageWaiting } from '../../../kit/head/page-waiting.tsx'
import type { Page, PageProps } from '../../../kit/routing/page-view.ts'
import { AccommodationSection } from '../accommodations/accommodation-section.tsx'
import { CampsiteGallery } from './campsite-gallery.tsx'
import { CampsiteHeader } from './campsite-header.tsx'
import styles from './campsite-page.module.css'
import { prepareCampsite } from './prepare-campsite.ts'
import { StayBar } from './stay-bar.tsx'
import { useStayOffer } from '../offer/use-stay-offer.ts'

/** All information about one campsite, and its accommodations for the address's stay. */
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
        <DeferredAbout {...about} />
      </Container>
      <DeferredSimilarSites {...about} />
    </>
  )
}

export const page: Page = { Component: CampsitePage, prepare: prepareCampsite }
