import { sitePathParams } from '@camping/core/campsite/site-path-params.ts'
import type { SiteDetail } from '@camping/contract/site.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { CardGrid, Section } from '@camping/ui/layout/section.tsx'
import { ThemeCard } from '@camping/ui/tiles/picture-tile.tsx'
import { useApp } from '../../app/app-context.tsx'
import { pictureOf } from '../../format/picture-of.ts'
import { useText } from '../../format/use-text.ts'
import type { PageRequest } from '../../routing/page-view.ts'
import { searchOf } from '../../routing/use-search-navigation.ts'

/** Sites like this one, with the same stay. */
export function SimilarSites({ site, request }: { site: SiteDetail; request: PageRequest }) {
  const { site: edition } = useApp()
  const t = useText()
  const search = searchOf(request.criteria, request.params)
  if (site.similarSites.length === 0) return null
  return (
    <Section tone="sunken" title={t('campsite.similar')}>
      <CardGrid columns={4}>
        {site.similarSites.slice(0, 4).map(({ slug, name, image, funnel, country, areaPlace }) => (
          <ThemeCard
            key={slug}
            href={
              buildPath(edition, 'site', sitePathParams(slug, { funnel, country, area: areaPlace })) + search
            }
            title={name}
            text={`${areaPlace.name}, ${country.name}`}
            picture={pictureOf(image, '3:2')}
          />
        ))}
      </CardGrid>
    </Section>
  )
}
