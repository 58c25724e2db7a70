import { contentApi } from '@camping/core/destination/destination.api.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { navigationApi, shellPart } from '@camping/core/navigation/navigation.api.ts'
import { Breadcrumb } from '@camping/ui/breadcrumb/breadcrumb.tsx'
import { ButtonLink } from '@camping/ui/button/button.tsx'
import { FaqList } from '@camping/ui/faq/faq-list.tsx'
import { FactList } from '@camping/ui/guide/fact-list.tsx'
import { Hero } from '@camping/ui/hero/hero.tsx'
import { Container, Section } from '@camping/ui/layout/section.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { PageHead } from '../../../kit/head/page-head.tsx'
import { PageWaiting } from '../../../kit/head/page-waiting.tsx'
import { heroPicture } from '../../../kit/format/hero-picture.ts'
import { useText } from '../../../kit/format/use-text.ts'
import type { Page, PageProps } from '../../../kit/routing/page-view.ts'
import { SlotsBetween } from '../../../kit/slots/slots-between.tsx'
import { verdictOfError } from '../../../kit/routing/verdict-of-error.ts'
import { CompanyReviews } from './company-reviews.tsx'
import styles from './content-page.module.css'
import { CookieSettings } from './cookie-settings.tsx'
import { LegalEntityDetails } from './legal-entity-details.tsx'
import { hasParts, PageSections } from './page-sections.tsx'
import { SafetyBadges } from './safety-badges.tsx'
import { TextBlocks } from './text-blocks.tsx'

/**
 * Pages made of blocks: early booking, information, and legal pages, by their slug alone, under a funnel or below
 * /info. A page to read begins with its picture and lead, and has facts, sections with ways on, and questions. The imprint adds the company, safety-icons the badges with their proofs, cookies the settings of this browser,
 * and the page about reviews the link to the company's reviews.
 */
function TaggedPageView({ request }: PageProps) {
  const { site, config } = useApp()
  const t = useText()
  const { data: page } = contentApi.useTaggedPageQuery({ slug: request.params['slug'] ?? '' })
  const { data: navigation } = navigationApi.useNavigationGroupsQuery(shellPart)
  const funnel = navigation?.funnels.find(({ slug }) => slug === request.params['funnel'])
  if (!page) return <PageWaiting />
  const { title, lead, image, facts, blocks, faq } = page
  const slots = { page: 'page', facts: { tag: page.tag } } as const
  return (
    <>
      <PageHead title={title} description={page.description} request={request} />
      {image && <Hero size="low" title={title} text={lead ?? ''} picture={heroPicture(image)} />}
      <Container>
        <div className={styles.page}>
          <Breadcrumb
            label={t('shell.breadcrumb')}
            items={[
              { text: t('shell.home'), href: buildPath(site, 'home') },
              ...(funnel
                ? [{ text: funnel.name, href: buildPath(site, 'funnel', { funnel: funnel.slug }) }]
                : []),
              { text: title },
            ]}
          />
          {!image && <h1 className={styles.title}>{title}</h1>}
          {!image && lead && <p className={styles.intro}>{lead}</p>}
          {facts.length > 0 && (
            <div className={styles.facts}>
              <FactList facts={facts} />
            </div>
          )}
          {page.tag === 'imprint' && <LegalEntityDetails />}
          {page.tag === 'cookies' && <CookieSettings />}
          {!import.meta.env.WITHOUT_SLOTS && <SlotsBetween {...slots} before="text" />}
          {hasParts(blocks) ? <PageSections blocks={blocks} /> : <TextBlocks blocks={blocks} />}
          {page.tag === 'safety-icons' && <SafetyBadges />}
          {page.tag === 'how-we-check-reviews' && <CompanyReviews />}
          {page.tag === 'early-booking' && config.supports.search && (
            <div className={styles.action}>
              <ButtonLink
                kind="primary"
                size="lg"
                iconEnd="arrowRight"
                href={buildPath(site, 'searchAndBook')}
              >
                {t('content.early.search')}
              </ButtonLink>
            </div>
          )}
          {!import.meta.env.WITHOUT_SLOTS && <SlotsBetween {...slots} after="text" />}
        </div>
      </Container>
      {faq.length > 0 && (
        <Section tone="sunken" title={t('content.faq')}>
          <FaqList items={faq} />
        </Section>
      )}
    </>
  )
}

export const page: Page = {
  Component: TaggedPageView,
  async prepare({ params, pathname }, dispatch) {
    const query = contentApi.endpoints.taggedPage.initiate(
      { slug: params['slug'] ?? '' },
      { subscribe: false },
    )
    return verdictOfError((await dispatch(query)).error, pathname)
  },
}
