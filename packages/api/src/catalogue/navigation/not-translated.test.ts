import { navigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import { themeDetail } from '@camping/contract/content.schemas.ts'
import { markets, siteCodes } from '@camping/editions/markets.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi(undefined)
})
afterAll(() => api?.close())

const get = (apiLocale: string, path: string) =>
  api.app.inject({ method: 'GET', url: `/api/twenty/v2/alder/${apiLocale}/${path}` })

/** The demo catalogue has one theme without French and Italian words. */
const foreign = { kind: 'theme', slug: 'a-week-without-the-car', lang: 'en-GB' }

test.each(siteCodes)('navigation-14: what %s shows in another language, with its words', async (site) => {
  const { apiLocale, language } = markets[site]
  const isForeign = language === 'fr' || language === 'it'
  for (const part of ['all', 'shell']) {
    const reply = navigationGroupsReply.parse((await get(apiLocale, `navigation/groups?part=${part}`)).json())
    expect(reply.notTranslated).toEqual(isForeign ? [foreign] : [])
  }
  const { themes } = navigationGroupsReply.parse((await get(apiLocale, 'navigation/groups')).json())
  const last = themes.at(-1)
  const slug = last?.slug ?? ''
  const theme = themeDetail.parse((await get(apiLocale, `themes/${encodeURIComponent(slug)}`)).json())
  expect(theme.title).toBe(last?.title)
  expect(theme.blocks.every(({ heading, body }) => heading && body)).toBe(true)
  expect(theme.alternates[apiLocale]).toBe(isForeign ? undefined : slug)
  expect(Object.keys(theme.alternates).toSorted()).toEqual(['at', 'be', 'ch', 'couk', 'de', 'ie', 'nl'])
})
