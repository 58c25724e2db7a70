import { routes, type Feature } from '@camping/editions/routes.ts'
import { configFile, type BrandRule, type Finding } from '../brand-app.ts'

/** Features of the route table, and those that are no route. */
export const features: readonly Feature[] = [
  ...new Set([
    ...Object.values(routes).flatMap((row) => ('feature' in row ? [row.feature] : [])),
    'offline' as const,
  ]),
]

/** What a feature leads to and would lead into nothing without. */
const needs: Partial<Record<Feature, { feature: Feature; why: string }[]>> = {
  search: [{ feature: 'destinations', why: 'results link to campsite pages' }],
  destinations: [
    { feature: 'search', why: 'places are shown with their campsites' },
    { feature: 'checkout', why: 'a campsite page ends in a booking' },
  ],
  themes: [{ feature: 'search', why: 'a theme ends in a search' }],
}

/** `supports` names known features, and none of them leads to pages that the brand does not have. */
export const fittingSupports: BrandRule = ({ apps }) =>
  apps.flatMap((app) => {
    const { supports, home } = app.config
    const findings: Finding[] = []
    const tell = (key: string, sentence: string) => findings.push({ file: configFile(app), key, sentence })
    for (const [name, value] of Object.entries(supports)) {
      const feature = features.find((one) => one === name)
      if (!feature) {
        tell(`supports.${name}`, `There is no feature '${name}'. There are: ${features.join(', ')}.`)
        continue
      }
      if (typeof value !== 'boolean') tell(`supports.${name}`, 'must be true or false.')
      if (value !== true) continue
      for (const { feature: needed, why } of needs[feature] ?? [])
        if (supports[needed] !== true)
          tell(`supports.${feature}`, `needs '${needed}: true' as well, because ${why}.`)
    }
    if (home !== 'login' && home !== 'storefront')
      tell('home', `must be 'storefront' or 'login', not '${String(home)}'.`)
    if (home === 'login' && supports.portal !== true)
      tell('home', "leads to the login page, which needs 'portal: true' in supports.")
    if (home === 'storefront' && supports.search !== true)
      tell('home', "has the search box, which needs 'search: true' in supports. A portal alone has 'login'.")
    return findings
  })
