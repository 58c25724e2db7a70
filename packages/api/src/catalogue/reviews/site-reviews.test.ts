import {
  type ReviewGroup,
  reviewGroup,
  type ReviewSort,
  reviewSort,
  type SiteReviewsReply,
} from '@camping/contract/review.schemas.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { usualKinds, type Desk, openDesk } from '../../booking/testing/booking-desk.ts'
import { updateRatings } from './update-ratings.ts'

interface Row {
  id: number
  score: number
  helpful_count: number
  created_at: Date
  party: ReviewGroup
  language: string
}

/** That of the desk's edition. */
const isRead = ({ language }: Row) => Number(language === 'nl')

/** The same orders as plain comparisons. */
const compare: Record<ReviewSort, (a: Row, b: Row) => number> = {
  'most-helpful': (a, b) => isRead(b) - isRead(a) || b.helpful_count - a.helpful_count || b.id - a.id,
  'highest-grade': (a, b) => b.score - a.score || b.id - a.id,
  'lowest-grade': (a, b) => a.score - b.score || b.id - a.id,
  'oldest-newest': (a, b) => Number(a.created_at) - Number(b.created_at) || a.id - b.id,
  'newest-oldest': (a, b) => Number(b.created_at) - Number(a.created_at) || b.id - a.id,
}

describe.each(usualKinds)('reviews of a site on %s', (kind) => {
  let desk: Desk
  let rows: Row[]
  beforeAll(async () => {
    desk = await openDesk(kind)
    // Few different values, so that most are equal; some reviews are hidden.
    await sql`
      insert into reviews (site_id, author_first_name, party, score, title, text, language, stay_month, helpful_count,
        reply, verified, created_at, status)
      select 1 + n % 2, 'Guest ' || n,
        (array['couple', 'family-youngest-over-6', 'family-youngest-under-6', 'friends'])[1 + n % 7 % 4],
        1 + n % 3, 'Title', 'Text', (array['nl', 'it', 'de'])[1 + n % 3], '2026-08', n % 4,
        case n % 5 when 0 then 'Thank you' end, n % 19 <> 0, '2026-09-01'::timestamptz + n % 6 * interval '1 day',
        case n % 17 when 0 then 'waiting' when 1 then 'refused' else 'published' end
      from generate_series(1, 130) n`.execute(desk.db)
    await updateRatings(desk.db)
    rows = await desk.db
      .selectFrom('reviews')
      .select(['id', 'score', 'helpful_count', 'created_at', 'party', 'language'])
      .where('site_id', '=', 1)
      .where('status', '=', 'published')
      .where('verified', '=', true)
      .execute()
  })
  afterAll(() => desk?.close())

  const ask = (query: string, site = 1) => desk.call<SiteReviewsReply>('GET', `reviews/site/${site}${query}`)
  const groupsAndAll = [undefined, ...reviewGroup.options]

  test.each(reviewSort.options.flatMap((sort) => groupsAndAll.map((group) => [sort, group] as const)))(
    '%s of %s: every page in order, all of them once',
    async (sort, group) => {
      const expected = rows.filter(({ party }) => !group || party === group).sort(compare[sort])
      const found: number[] = []
      for (let page = 1; page <= Math.max(1, Math.ceil(expected.length / 10)); page += 1) {
        const { status, body } = await ask(`?sort=${sort}&page=${page}${group ? `&group=${group}` : ''}`)
        expect(status).toBe(200)
        expect(body.paging).toEqual({
          page,
          pages: Math.ceil(expected.length / 10),
          total: expected.length,
        })
        expect(body.reviews.length).toBe(Math.min(10, Math.max(0, expected.length - (page - 1) * 10)))
        found.push(...body.reviews.map(({ id }) => id))
      }
      expect(found).toEqual(expected.map(({ id }) => id))
    },
  )

  test('the pages of any order and group together are all of them, without repeats', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...reviewSort.options),
        fc.constantFrom(...groupsAndAll),
        fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7], { minLength: 7 }),
        async (sort, group, pages) => {
          const found: number[] = []
          for (const page of pages) {
            const { body } = await ask(`?sort=${sort}&page=${page}${group ? `&group=${group}` : ''}`)
            found.push(...body.reviews.map(({ id }) => id))
          }
          const all = rows.filter(({ party }) => !group || party === group).map(({ id }) => id)
          expect(found.length).toBe(new Set(found).size)
          expect(found.toSorted((a, b) => a - b)).toEqual(all.toSorted((a, b) => a - b))
        },
      ),
      { numRuns: 20 },
    )
  })

  test('counts cover all visible reviews, whatever the request', async () => {
    for (const query of ['', '?group=friends&page=2', '?sort=lowest-grade']) {
      const { counts } = (await ask(query)).body
      expect(counts.groups).toEqual(
        reviewGroup.options.map((group) => ({
          group,
          count: rows.filter(({ party }) => party === group).length,
        })),
      )
      expect(counts.grades).toEqual(
        Array.from({ length: 10 }, (_, index) => rows.filter(({ score }) => score === index + 1).length),
      )
    }
    const site = await desk.db.selectFrom('sites').selectAll().where('id', '=', 1).executeTakeFirstOrThrow()
    expect(site.review_count).toBe(rows.length)
  })

  test('a review has its language, reply and the proof of a real stay', async () => {
    const { reviews } = (await ask('?sort=oldest-newest')).body
    expect(reviews.every(({ verified, language }) => verified && ['nl', 'it'].includes(language))).toBe(true)
    expect(new Set(reviews.map(({ reply }) => reply))).toEqual(new Set([null, 'Thank you']))
    expect(JSON.stringify(reviews)).not.toMatch(/booking|status/)
  })

  test('replies may be cached for a minute; a page after the last is empty', async () => {
    const { headers } = await ask('')
    expect(headers['cache-control']).toContain('max-age=60')
    const { status, body } = await ask('?page=1000')
    expect([status, body.reviews]).toEqual([200, []])
  })

  test.each([
    ['?sort=best', 400],
    ['?sort=most-helpful&sort=lowest-grade', 400],
    ['?group=pensioners', 400],
    ['?group=', 400],
    ['?page=0', 400],
    ['?page=1.5', 400],
    ['?page=-1', 400],
    ['?page=1e9', 400],
    ["?sort=score'--", 400],
  ])('%s is refused', async (query, status) => {
    expect((await ask(query)).status).toBe(status)
  })

  test.each([
    [99, 404],
    [3, 404],
    [0, 400],
    [99999999999, 400],
  ])('site %d answers %d', async (site, status) => {
    expect((await ask('', site)).status).toBe(status)
  })

  test.runIf(kind === 'postgres')('every order is read from its index', async () => {
    await sql`
      insert into reviews (site_id, author_first_name, party, score, title, text, language, stay_month, verified, created_at)
      select 2, 'G', 'couple', 1 + n % 10, 'T', 'T', 'nl', '2026-08', true, '2026-09-01' from generate_series(1, 20000) n`.execute(
      desk.db,
    )
    await sql`vacuum analyze reviews`.execute(desk.db)
    const before = desk.statements.length
    for (const sort of reviewSort.options) await ask(`?sort=${sort}&group=couple`, 2)
    const pages = desk.statements.slice(before).filter((text) => text.includes('with page'))
    expect(pages).toHaveLength(5)
    const indexes = new Set<string>()
    for (const text of pages) {
      const plain = text
        .replaceAll(/site_id = \$\d+/g, 'site_id = 2')
        .replaceAll(/party = \$\d+/g, "party = 'couple'")
        .replaceAll(/language (=|<>) \$\d+/g, "language $1 'nl'")
        .replaceAll(/limit \$\d+/g, 'limit 10')
        .replaceAll(/offset \$\d+/g, 'offset 0')
      const { rows: plan } = await sql<Record<string, string>>`${sql.raw(`explain ${plain}`)}`.execute(
        desk.db,
      )
      const read = plan.map((row) => row['QUERY PLAN'] ?? '').join('\n')
      expect(read).toMatch(/Index Only Scan/)
      expect(read).not.toMatch(/Seq Scan/)
      for (const [, index] of read.matchAll(/Index Only Scan(?: Backward)? using (\w+)/g))
        indexes.add(index ?? '')
    }
    expect(indexes.size).toBe(5)
  })
})
