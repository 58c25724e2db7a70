import type { WithdrawnSite } from '@camping/contract/site.schemas.ts'
import { campsiteApi } from '@camping/core/campsite/campsite.api.ts'
import { sitePathParams } from '@camping/core/campsite/site-path.rules.ts'
import { useAppSelector } from '@camping/core/store/create-store.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { pathSegments } from '@camping/editions/path-segments.ts'
import { ButtonLink } from '@camping/ui/button/button.tsx'
import { CardGrid, Section } from '@camping/ui/layout/section.tsx'
import { NotFoundView } from '@camping/ui/states/page-state.tsx'
import { ThemeCard } from '@camping/ui/tiles/picture-tile.tsx'
import { useState } from 'react'
import { useApp } from '../../../kit/app/app-context.tsx'
import { PageHead } from '../../../kit/head/page-head.tsx'
import { pictureOf } from '../../../kit/format/picture-of.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { useLocation } from 'react-router-dom'
import type { FailureProps } from '../../../kit/routing/shown.ts'
import { ErrorPage } from './error-page.tsx'

/** The API's answer about the withdrawn campsite in the address. */
function useWithdrawnSite(): WithdrawnSite | undefined {
  const { pathname } = useLocation()
  // The next address is known before its page is ready; until then this page stays unchanged.
  const [slug] = useState(() => pathSegments(pathname)?.at(-1) ?? '')
  const error = useAppSelector((state) => campsiteApi.endpoints.site.select({ slug })(state).error)
  return error && 'problem' in error ? error.problem : undefined
}

/** A campsite that is no longer offered: its name, the reason, and similar campsites. */
export function GonePage(failure: FailureProps) {
  const { site, config } = useApp()
  const t = useText()
  const gone = useWithdrawnSite()
  if (!gone?.detail) return <ErrorPage {...failure} />
  const title = t('gone.title', { name: gone.detail })
  const similar = gone.similar ?? []
  return (
    <>
      <PageHead title={title} description={t('gone.text')} />
      <NotFoundView
        title={title}
        gone={t('gone.text')}
        hint={similar.length > 0 ? t('gone.hint') : ''}
        action={
          config.supports.search && (
            <ButtonLink kind="primary" href={buildPath(site, 'searchAndBook')}>
              {t('gone.search')}
            </ButtonLink>
          )
        }
      />
      {similar.length > 0 && (
        <Section tone="sunken" title={t('gone.similar')}>
          <CardGrid columns={4} swipe>
            {similar.map(({ slug, name, image, funnel, country, areaPlace }) => (
              <ThemeCard
                key={slug}
                href={buildPath(site, 'site', sitePathParams(slug, { funnel, country, area: areaPlace }))}
                title={name}
                text={`${areaPlace.name}, ${country.name}`}
                picture={pictureOf(image, '3:2')}
              />
            ))}
          </CardGrid>
        </Section>
      )}
    </>
  )
}
