import { navigationApi, otherLanguageOf, overviewPart } from '@camping/core/navigation/navigation.api.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { Breadcrumb } from '@camping/ui/breadcrumb/breadcrumb.tsx'
import { CardGrid, Container } from '@camping/ui/layout/section.tsx'
import { Waiting } from '@camping/ui/states/waiting.tsx'
import { ThemeCard } from '@camping/ui/tiles/picture-tile.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { PageHead } from '../../../kit/head/page-head.tsx'
import { pictureOf } from '../../../kit/format/picture-of.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { verdictOfError } from '../../../kit/routing/verdict-of-error.ts'
import type { Page, PageProps } from '../../../kit/routing/page-view.ts'
import { SlotsBetween } from '../../../kit/slots/slots-between.tsx'
import styles from './content-page.module.css'

/** Ideas for a trip, one card each. The themes are in the navigation data of every page. */
function ThemesPage({ request }: PageProps) {
  const { site } = useApp()
  const t = useText()
  const { data: navigation } = navigationApi.useNavigationGroupsQuery(overviewPart)
  return (
    <Container>
      <PageHead title={t('content.themes.title')} description={t('content.themes.text')} request={request} />
      <div className={styles.page}>
        <Breadcrumb
          label={t('shell.breadcrumb')}
          items={[{ text: t('shell.home'), href: buildPath(site, 'home') }, { text: t('shell.inspiration') }]}
        />
        <h1 className={styles.title}>{t('content.themes.title')}</h1>
        <p className={styles.intro}>{t('content.themes.text')}</p>
        {!import.meta.env.WITHOUT_SLOTS && <SlotsBetween page="themes" before="ideas" facts={{}} />}
        {navigation ? (
          <CardGrid columns={3}>
            {(navigation.themes ?? []).map((theme) => (
              <ThemeCard
                key={theme.slug}
                href={buildPath(site, 'theme', { slug: theme.slug })}
                title={theme.title}
                lang={otherLanguageOf(navigation, 'theme', theme.slug)}
                text={theme.intro}
                picture={pictureOf(theme.image, '3:2')}
              />
            ))}
          </CardGrid>
        ) : (
          <Waiting label={t('shell.waiting')} />
        )}
        {!import.meta.env.WITHOUT_SLOTS && <SlotsBetween page="themes" after="ideas" facts={{}} />}
      </div>
    </Container>
  )
}

export const page: Page = {
  Component: ThemesPage,
  async prepare({ pathname }, dispatch) {
    const { error } = await dispatch(
      navigationApi.endpoints.navigationGroups.initiate(overviewPart, { subscribe: false }),
    )
    return verdictOfError(error, pathname)
  },
}
