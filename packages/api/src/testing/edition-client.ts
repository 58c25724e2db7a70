import { searchSitesReply } from '@camping/contract/search.schemas.ts'
import { markets, type SiteCode } from '@camping/editions/markets.ts'
import { expect } from 'vitest'
import type { TestApi } from './open-test-api.ts'

/** For tests only: calls of the house brand's editions. The API may be opened after this call. */
export function editionClient(api: () => TestApi) {
  const at = (site: SiteCode, path: string) => `/api/twenty/v2/alder/${markets[site].apiLocale}/${path}`
  const get = (site: SiteCode, path: string) => api().app.inject(at(site, path))
  const post = (site: SiteCode, path: string, payload: object) =>
    api().app.inject({ method: 'POST', url: at(site, path), payload })
  const search = async (site: SiteCode, request: object) => {
    const reply = await post(site, 'search/sites', request)
    expect(reply.statusCode, reply.body).toBe(200)
    return searchSitesReply.parse(reply.json())
  }
  return { get, post, search }
}
