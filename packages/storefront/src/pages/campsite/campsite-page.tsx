import { campsiteApi } from '@camping/core/campsite/campsite-queries.ts'
import { Container } from '@camping/ui/layout/section.tsx'
import { PageHead } from '../../app/page-head.tsx'
import type { Page, PageProps } from '../../routing/page-view.ts'
import { AccommodationSection } from './accommodation-section.tsx'
import { CampsiteGallery } from './campsite-gallery.tsx'
import { CampsiteHeader } from './campsite-header.tsx'
import { CampsiteMap } from './campsite-map.tsx'
import styles from './campsite-page.module.css'
import { CampsiteTabs } from './campsite-tabs.tsx'
import { prepareCampsite } from './prepare-campsite.ts'
import { SimilarSites } from './similar-sites.tsx'
import { StayBar } from './stay-bar.tsx'
import { useStayOffer } from './use-stay-offer.ts'

/** Everything about one campsite, and its accommodations for the stay in the address. */
function CampsitePage({ request }: PageProps) {
  const { data: site } = campsiteApi.useSiteQuery({ slug: request.params['site'] ?? '' })
  const offer = useStayOffer(site?.id, request)
  if (!site) return null
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
        <CampsiteTabs site={site} stay={offer.reply?.stay} />
        <CampsiteMap site={site} />
      </Container>
      <SimilarSites site={site} request={request} />
    </>
  )
}

export const page: Page = { Component: CampsitePage, prepare: prepareCampsite }
