import { facetsMessages } from '@camping/editions/messages/facets.messages.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts'
import { updatePopularity } from './update-popularity.ts'

let api: TestApi
const today = '2026-11-21'
beforeAll(async () => {
  api = await openTestApi(undefined, { sites: 30 })
})
afterAll(() => api?.close())

/** Changes something, counts, reads the popularity of a site and of all, and takes everything back. */
async function counted(change: string): Promise<{ id: number; popularity: number; changed_at: Date }[]> {
  let found: { id: number; popularity: number; changed_at: Date }[] = []
  await api.database.db
    .transaction()
    .execute(async (db) => {
      if (change) await sql.raw(change).execute(db)
      await updatePopularity(db, today)
      found = await db.selectFrom('sites').select(['id', 'popularity', 'changed_at']).orderBy('id').execute()
      throw new Error('taken back')
    })
    .catch((error: unknown) => {
      if (!(error instanceof Error) || error.message !== 'taken back') throw error
    })
  return found
}
const popularityOf = (sites: readonly { id: number; popularity: number }[], id: number) =>
  sites.find((site) => site.id === id)?.popularity ?? -1

const reviewOf = (
  siteId: number,
  { score, at, times = 3 }: { score: number; at: string; times?: number },
) => `
  insert into reviews (site_id, author_first_name, party, score, title, text, language, stay_month, verified, created_at, status)
  select ${siteId}, 'Ann', 'couple', ${score}, 'x', 'x', 'en', '2026-05', true, '${at}', 'published' from generate_series(1, ${times})`

test('is counted when the demo world is loaded, from its reviews alone: no booking, no chance', async () => {
  const { rows } = await sql<{ id: number; points: number }>`
    select s.id, coalesce(sum(r.score) filter (where r.created_at >= ${today}::date - interval '2 years'), 0)::int as points
    from sites s left join reviews r on r.site_id = s.id group by s.id`.execute(api.database.db)
  const most = Math.max(...rows.map(({ points }) => points))
  const sites = await counted('')
  for (const { id, points } of rows)
    expect(Math.abs(popularityOf(sites, id) - (points / most) * 10_000)).toBeLessThanOrEqual(1)
})

test('rises with reviews of the last two seasons, by their score; older and waiting ones do not count', async () => {
  const before = await counted('')
  const { id } = before.toSorted((a, b) => a.popularity - b.popularity)[0] ?? { id: 0 }
  const recent = { at: '2026-10-01' }
  const first = await counted(reviewOf(id, { ...recent, score: 10, times: 2000 }))
  expect(popularityOf(first, id)).toBe(10_000)
  const praised = await counted(reviewOf(id, { ...recent, score: 10 }))
  const blamed = await counted(reviewOf(id, { ...recent, score: 1 }))
  expect(popularityOf(blamed, id)).toBeLessThan(popularityOf(praised, id))
  expect(popularityOf(blamed, id)).toBeGreaterThan(popularityOf(before, id))
  const old = await counted(reviewOf(id, { score: 10, at: '2023-10-01' }))
  expect(old.map(({ popularity }) => popularity)).toEqual(before.map(({ popularity }) => popularity))
  const waiting = await counted(reviewOf(id, { ...recent, score: 10 }).replace("'published'", "'waiting'"))
  expect(waiting.map(({ popularity }) => popularity)).toEqual(before.map(({ popularity }) => popularity))
})

test('does not change when a page was changed last', async () => {
  const before = await api.database.db
    .selectFrom('sites')
    .select(['id', 'changed_at'])
    .orderBy('id')
    .execute()
  const after = await counted(reviewOf(1, { score: 10, at: '2026-10-01' }))
  expect(after.map(({ changed_at }) => changed_at)).toEqual(before.map(({ changed_at }) => changed_at))
})

test('is what the words beside the results name: bookings, reviews, two seasons, and no payment', () => {
  const words = facetsMessages['facets.sort.how.popular']
  const named: Record<keyof typeof words, RegExp> = {
    'en-GB': /bookings and guest reviews over the last two seasons.*cannot pay/,
    de: /Buchungen und Bewertungen der letzten zwei Saisons.*keine bessere Platzierung kaufen/,
    'de-CH': /Buchungen und Bewertungen der letzten zwei Saisons.*keine bessere Platzierung kaufen/,
    fr: /réservations et des avis des deux dernières saisons.*ne peuvent pas payer/,
    nl: /boekingen en beoordelingen van de laatste twee seizoenen.*kunnen niet betalen/,
    'nl-BE': /boekingen en beoordelingen van de laatste twee seizoenen.*kunnen niet betalen/,
    it: /prenotazioni e recensioni delle ultime due stagioni.*non possono pagare/,
  }
  for (const [set, expected] of Object.entries(named))
    expect(words[set as keyof typeof words]).toMatch(expected)
  // How often a page is viewed is not counted, so nobody says it is.
  for (const text of Object.values(words))
    expect(text).not.toMatch(/\bviews?\b|angesehen|consultation|bekeken|visualizz/i)
})
