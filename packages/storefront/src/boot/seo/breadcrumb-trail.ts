import { campsiteApi } from '@camping/core/campsite/campsite.api.ts'
import { contentApi } from '@camping/core/destination/destination.api.ts'
import type { RootState } from '@camping/core/store/create-store.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { destinationArgs } from '../../kit/place/destination-args.ts'
import type { PageRequest } from '../../kit/routing/page-view.ts'

export interface Crumb {
  readonly name: string
  readonly path: string
}

/**
 * The path from the home page to a page, itself last, as its breadcrumb shows it (tooling/e2e compares the two). Empty
 * for pages without a breadcrumb. `word` returns messages of the shell.
 */
export function breadcrumbTrail(
  state: RootState,
  request: PageRequest,
  word: (id: string) => string,
): Crumb[] {
  const { app, name, params, pathname } = request
  const home = { name: word('shell.home'), path: buildPath(app.site, 'home') }
  const here = (text: string | undefined) => (text === undefined ? [] : [{ name: text, path: pathname }])
  const args = destinationArgs(request)
  if (args) {
    const { data } = contentApi.endpoints.destination.select(args)(state)
    if (!data) return []
    const places = data.breadcrumb.map((crumb) => ({
      name: crumb.name,
      path: [home.path, ...crumb.slugs.map(encodeURIComponent)].join('/'),
    }))
    return [home, ...places]
  }
  if (name === 'site') {
    const { data } = campsiteApi.endpoints.site.select({ slug: params['site'] ?? '' })(state)
    if (!data) return []
    const { funnel, country, area } = data.meta
    const slugs = { funnel: funnel.slug, country: country.slug, area: area.slug }
    return [
      home,
      { name: funnel.name, path: buildPath(app.site, 'funnel', slugs) },
      { name: country.name, path: buildPath(app.site, 'country', slugs) },
      { name: area.name, path: buildPath(app.site, 'area', slugs) },
      ...here(data.name),
    ]
  }
  const themes = { name: word('shell.inspiration'), path: buildPath(app.site, 'themes') }
  if (name === 'themes') return [home, themes]
  const slug = params['slug']
  if (slug === undefined) return []
  if (name === 'theme')
    return [home, themes, ...here(contentApi.endpoints.theme.select({ slug })(state).data?.title)]
  return [home, ...here(contentApi.endpoints.taggedPage.select({ slug })(state).data?.title)]
}
