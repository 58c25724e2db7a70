import { searchApi } from '@camping/core/search/search.api.ts'
import { navigationApi, otherLanguageOf, shellPart } from '@camping/core/navigation/navigation.api.ts'
import { contentApi } from '@camping/core/destination/destination.api.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { Breadcrumb } from '@camping/ui/breadcrumb/breadcrumb.tsx'
import { ButtonLink } from '@camping/ui/button/button.tsx'
import { Hero } from '@camping/ui/hero/hero.tsx'
import { Container } from '@camping/ui/layout/section.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { PageHead } from '../../../kit/head/page-head.tsx'
import { PageWaiting } from '../../../kit/head/page-waiting.tsx'
import { heroPicture } from '../../../kit/format/hero-picture.ts'
import { useText } from '../../../kit/format/use-text.ts'
import type { Page, PageProps } from '../../../kit/routing/page-view.ts'
import { SlotsBetween } from '../../../kit/slots/slots-between.tsx'
import { verdictOfError } from '../../../kit/routing/verdict-of-error.ts'
import styles from './content-page.module.css'
import { DeferredThemeReading } from './deferred-theme-reading.tsx'
import { TextBlocks } from './text-blocks.tsx'
import { relatedSites, themeSearch } from './theme-search.ts'
import { ThemeSites } from './theme-sites.tsx'

/** One idea for a trip, with its search. */
function ThemePage({ request }: PageProps) {
  const { site, config, today } = useApp()
  const t = useText()
  const { data: navigation } = navigationApi.useNavigationGroupsQuery(shellPart)
  const { data: theme } = contentApi.useThemeQuery({ slug: request.params['slug'] ?? '' })
  if (!theme) return <PageWaiting picture />
  const lang = otherLanguageOf(navigation, 'theme', theme.slug)
  const slots = { page: 'theme', facts: { theme: { title: theme.title, slug: theme.slug } } } as const
  return (
    <>
      <PageHead title={theme.title} description={theme.intro} request={request} />
      <Hero
        size="low"
        title={theme.title}
        text={theme.intro}
        picture={heroPicture(theme.image)}
        lang={lang}
      />
      <Container>
        <div className={styles.theme}>
          <Breadcrumb
            label={t('shell.breadcrumb')}
            items={[
              { text: t('shell.home'), href: buildPath(site, 'home') },
              { text: t('shell.inspiration'), href: buildPath(site, 'themes') },
              { text: theme.title },
            ]}
          />
          {!import.meta.env.WITHOUT_SLOTS && <SlotsBetween {...slots} before="words" />}
          <TextBlocks columns blocks={theme.blocks} lang={lang} />
          {config.supports.search && (
            <div className={styles.action}>
              <ButtonLink
                kind="primary"
                size="lg"
                iconEnd="arrowRight"
                href={buildPath(site, 'searchAndBook') + themeSearch(theme.search, today)}
              >
                {t('content.theme.search')}
              </ButtonLink>
            </div>
          )}
        </div>
      </Container>
      {!import.meta.env.WITHOUT_SLOTS && <SlotsBetween {...slots} after="words" before="campsites" />}
      {config.supports.search && <ThemeSites theme={theme} />}
      {!import.meta.env.WITHOUT_SLOTS && <SlotsBetween {...slots} after="campsites" before="reading" />}
      <DeferredThemeReading theme={theme} lang={lang} />
      {!import.meta.env.WITHOUT_SLOTS && <SlotsBetween {...slots} after="reading" />}
    </>
  )
}

export const page: Page = {
  Component: ThemePage,
  async prepare({ params, pathname, app }, dispatch) {
    const query = contentApi.endpoints.theme.initiate({ slug: params['slug'] ?? '' }, { subscribe: false })
    const { data: theme, error } = await dispatch(query)
    // The theme is readable without them.
    if (theme && app.config.supports.search) {
      const sites = relatedSites(theme.search, app.today)
      await dispatch(searchApi.endpoints.searchSites.initiate(sites, { subscribe: false }))
    }
    return verdictOfError(error, pathname)
  },
}
