import { buildPath } from '@camping/editions/build-path.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import type { Page } from '@playwright/test'

/** The public pages whose weight and answers are watched, found as a visitor finds them: by following links. */
export async function publicPages(
  page: Page,
  { address, site }: { address: string; site: SiteCode },
): Promise<Record<string, string>> {
  const results = `${address}${buildPath(site, 'searchAndBook')}`
  await page.goto(results, { waitUntil: 'domcontentloaded' })
  const campsite = await page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('link')
    .first()
    .getAttribute('href')
  if (!campsite) throw new Error(`${results} shows no campsite`)
  const [, , funnel = '', country = ''] = campsite.split('?')[0]!.split('/')
  return {
    home: `${address}${buildPath(site, 'home')}`,
    destination: `${address}${buildPath(site, 'country', { funnel: decodeURIComponent(funnel), country: decodeURIComponent(country) })}`,
    results,
    campsite: new URL(campsite, address).href,
    themes: `${address}${buildPath(site, 'themes')}`,
    login: `${address}${buildPath(site, 'login')}`,
  }
}
