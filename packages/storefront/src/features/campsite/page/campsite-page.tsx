import type { SiteDetail } from '@camping/contract/site.schemas.ts'
import { campsiteApi } from '@camping/core/campsite/campsite.api.ts'
import { Container } from '@camping/ui/layout/section.tsx'
import { DeferredAbout, DeferredSimilarSites } from '../about/deferred-about.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import { Part } from '../../../kit/app/part.tsx'
import { SlotsBetween } from '../../../kit/slots/slots-between.tsx'
import { PageHead } from '../../../kit/head/page-head.tsx'
import { PageWaiting } from '../../../kit/head/page-waiting.tsx'
import type { Page, PageProps } from '../../../kit/routing/page-view.ts'
import { ViewedRecord } from '../accommodations/lazy-offer.tsx'
import { AccommodationSection } from '../accommodations/accommodation-section.tsx'
import { CampsiteGallery } from './campsite-gallery.tsx'
import { CampsiteHeader } from './campsite-header.tsx'
import styles from './campsite-page.module.css'
import { prepareCampsite } from './prepare-campsite.ts'
import { StayBar } from './stay-bar.tsx'
import { useStayOffer } from '../offer/use-stay-offer.ts'

/** Search engines show some 60 characters of a title, and the brand's name follows. */
const longestTitle = 50

/** The name with its area and country; without the country where that would be too long. */
function pageTitle({ name, meta }: SiteDetail): string {
  const title = `${name}, ${meta.area.name}`
  const whole = `${title}, ${meta.country.name}`
  return whole.length <= longestTitle ? whole : title
}

/** All information about one campsite, and its accommodations for the address's stay. */
function CampsitePage({ request }: PageProps) {
  const { data: site } = campsiteApi.useSiteQuery({ slug: request.params['site'] ?? '' })
  const t = useText()
  const offer = useStayOffer(site?.id, request)
  if (!site) return <PageWaiting picture />
  const about = { site, request, stay: offer.reply?.stay }
  const slots = {
    page: 'campsite',
    facts: {
      campsite: { name: site.name, slug: request.params['site'] ?? '', country: site.meta.country.name },
    },
  } as const
  return (
    <>
      <PageHead
        title={pageTitle(site)}
        description={t('shell.pair', { label: `${site.name}, ${site.meta.city.name}`, text: site.intro })}
        request={request}
      />
      <Container>
        <div className={styles.top}>
          <CampsiteHeader site={site} />
          <Part>
            <CampsiteGallery site={site} />
          </Part>
        </div>
        <p className={styles.intro}>{site.intro}</p>
        {!import.meta.env.WITHOUT_SLOTS && <SlotsBetween {...slots} before="stay" />}
        <Part>
          <StayBar site={site} request={request} offer={offer} />
        </Part>
        {!import.meta.env.WITHOUT_SLOTS && <SlotsBetween {...slots} after="stay" before="accommodations" />}
        <Part>
          <AccommodationSection site={site} request={request} offer={offer} />
        </Part>
        {!import.meta.env.WITHOUT_SLOTS && <SlotsBetween {...slots} after="accommodations" before="about" />}
        <DeferredAbout {...about} />
        {!import.meta.env.WITHOUT_SLOTS && <SlotsBetween {...slots} after="about" />}
      </Container>
      {!import.meta.env.WITHOUT_SLOTS && <SlotsBetween {...slots} before="similar" />}
      <DeferredSimilarSites {...about} />
      {!import.meta.env.WITHOUT_SLOTS && <SlotsBetween {...slots} after="similar" />}
      <ViewedRecord siteId={site.id} />
    </>
  )
}

export const page: Page = { Component: CampsitePage, prepare: prepareCampsite }
