import type { Feature } from '@camping/editions/route-row.ts'
import { routes } from '@camping/editions/routes.ts'
import { didYouMean } from '../nearest-name.ts'
import { configFile, type BrandRule, type Finding } from '../brand-app.ts'

/** Features of the route table, and other features. */
export const features: readonly Feature[] = [
  ...new Set([
    ...Object.values(routes).flatMap((row) => ('feature' in row ? [row.feature] : [])),
    'offline' as const,
    'vouchers' as const,
  ]),
]

/** The pages that a feature links to and therefore requires. */
const needs: Partial<Record<Feature, { feature: Feature; why: string }[]>> = {
  search: [{ feature: 'destinations', why: 'results link to campsite pages' }],
  destinations: [
    { feature: 'search', why: 'places are shown with their campsites' },
    { feature: 'checkout', why: 'a campsite page ends in a booking' },
  ],
  themes: [{ feature: 'search', why: 'a theme ends in a search' }],
}

/** `supports` contains known features, and the brand has the pages that they link to. */
export const fittingSupports: BrandRule = ({ apps }) =>
  apps.flatMap((app) => {
    const { supports, home } = app.config
    const findings: Finding[] = []
    const report = (key: string, sentence: string) => findings.push({ file: configFile(app), key, sentence })
    for (const [name, value] of Object.entries(supports)) {
      const feature = features.find((one) => one === name)
      if (!feature) {
        report(
          `supports.${name}`,
          `There is no feature '${name}'. ${didYouMean(name, features)}There are: ${features.join(', ')}.`,
        )
        continue
      }
      if (typeof value !== 'boolean') report(`supports.${name}`, 'must be true or false.')
      if (value !== true) continue
      for (const { feature: needed, why } of needs[feature] ?? [])
        if (supports[needed] !== true)
          report(`supports.${feature}`, `needs '${needed}: true' as well, because ${why}.`)
    }
    if (home !== 'login' && home !== 'storefront')
      report('home', `must be 'storefront' or 'login', not '${String(home)}'.`)
    if (home === 'login' && supports.portal !== true)
      report('home', "leads to the login page, which needs 'portal: true' in supports.")
    if (home === 'storefront' && supports.search !== true)
      report(
        'home',
        "has the search box, which needs 'search: true' in supports. A portal alone has 'login'.",
      )
    return findings
  })
