import type { FreeSearchReply } from '@camping/contract/free-search.schemas.ts'
import { emptyCriteria } from '@camping/core/search/criteria.rules.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { ButtonLink } from '@camping/ui/button/button.tsx'
import { CardGrid, Container, Section } from '@camping/ui/layout/section.tsx'
import { EmptyState } from '@camping/ui/states/page-state.tsx'
import { InfoLinkList } from '@camping/ui/tiles/info-link-list.tsx'
import { ThemeCard } from '@camping/ui/tiles/picture-tile.tsx'
import { PlaceList } from '@camping/ui/tiles/place-list.tsx'
import { SiteTile } from '@camping/ui/tiles/site-tile.tsx'
import { useIntl } from 'react-intl'
import { useApp } from '../../../kit/app/app-context.tsx'
import { pictureOf } from '../../../kit/format/picture-of.ts'
import { placePath } from '../address/place-path.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { searchOf } from '../../../kit/routing/use-search-navigation.ts'
import styles from './free-search-page.module.css'
import { useFoundSite } from './use-found-site.ts'

/** The results, one section per kind, places first, because most words mean places. */
export function FoundGroups({ found, query }: { found: FreeSearchReply; query: string }) {
  const { site, config } = useApp()
  const t = useText()
  const intl = useIntl()
  const tile = useFoundSite()
  const { sites, places, themes, pages } = found
  const titled = (title: string, total: number) => `${title} (${intl.formatNumber(total)})`
  const allSites = buildPath(site, 'searchAndBook')
  if (sites.total + places.total + themes.total + pages.total === 0)
    return (
      <Container>
        <div className={styles.nothing}>
          <EmptyState
            title={t('find.empty', { query })}
            text={t('find.empty.text')}
            actions={<ButtonLink href={allSites}>{t('find.empty.all')}</ButtonLink>}
          />
        </div>
      </Container>
    )
  return (
    <>
      {places.total > 0 && (
        <Section title={titled(t('find.places'), places.total)}>
          <PlaceList
            places={places.items.map(({ name, context, slugs, siteCount }) => ({
              href: placePath(site, slugs),
              name,
              context,
              countText: t('shell.campsites', { count: siteCount }),
            }))}
          />
        </Section>
      )}
      {sites.total > 0 && (
        <Section
          title={titled(t('find.sites'), sites.total)}
          action={
            <ButtonLink
              kind="quiet"
              iconEnd="arrowRight"
              href={allSites + searchOf({ ...emptyCriteria, query })}
            >
              {t('find.sites.all', { count: sites.total })}
            </ButtonLink>
          }
        >
          <CardGrid columns={4} swipe>
            {sites.items.map((one, index) => (
              <SiteTile key={one.siteId} {...tile(one)} priority={index === 0} />
            ))}
          </CardGrid>
        </Section>
      )}
      {themes.total > 0 && config.supports.themes && (
        <Section tone="sunken" title={titled(t('find.themes'), themes.total)}>
          <CardGrid columns={3} swipe>
            {themes.items.map(({ slug, title, intro, image }) => (
              <ThemeCard
                swipe
                key={slug}
                href={buildPath(site, 'theme', { slug })}
                title={title}
                text={intro}
                picture={{ ...pictureOf(image, '3:2'), alt: '' }}
              />
            ))}
          </CardGrid>
        </Section>
      )}
      {pages.total > 0 && config.supports.content && (
        <Section title={titled(t('find.pages'), pages.total)}>
          <InfoLinkList
            links={pages.items.map(({ slug, title, excerpt }) => ({
              href: buildPath(site, 'taggedPage', { slug }),
              title,
              text: excerpt,
            }))}
          />
        </Section>
      )}
    </>
  )
}
