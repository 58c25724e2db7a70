import type { Problem } from '@camping/contract/problem.schemas.ts'
import type { HelpfulReply } from '@camping/contract/review.schemas.ts'
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { usualKinds, type Desk, openDesk } from '../../booking/testing/booking-desk.ts'

const reader = () => randomBytes(16).toString('base64url')

describe.each(usualKinds)('helpful reviews on %s', (kind) => {
  let desk: Desk
  const ids: number[] = []
  beforeAll(async () => {
    desk = await openDesk(kind)
    const { rows } = await sql<{ id: number }>`
      insert into reviews (site_id, author_first_name, party, score, title, text, language, stay_month, helpful_count,
        verified, created_at, status)
      select 1, 'Guest', 'solo', 7, 'Title', 'Text', 'nl', '2026-08', 3, n < 5, '2026-09-01',
        case n when 4 then 'waiting' else 'published' end
      from generate_series(1, 5) n order by n returning id`.execute(desk.db)
    ids.push(...rows.map(({ id }) => id))
  })
  afterAll(() => desk?.close())

  const vote = (id: number, body: object, address?: string) =>
    desk.call<HelpfulReply & Problem>('POST', `reviews/${id}/helpful`, {
      body,
      ...(address ? { address } : {}),
    })

  test('a reader counts once, however often and from any network', async () => {
    const [id = 0] = ids
    const voter = reader()
    const answers = await Promise.all(Array.from({ length: 5 }, () => vote(id, { voter })))
    expect(answers.map(({ status, body }) => [status, body.helpfulCount])).toEqual(
      Array.from({ length: 5 }, () => [200, 4]),
    )
    expect((await vote(id, { voter: reader() })).body.helpfulCount).toBe(5)
  })

  test('a network counts once a day, which a new word does not change; other reviews are free', async () => {
    const [, id = 0, other = 0] = ids
    expect((await vote(id, { voter: reader() }, '192.0.2.7')).status).toBe(200)
    const second = await vote(id, { voter: reader() }, '192.0.2.7')
    expect([second.status, second.body.type]).toEqual([429, 'too-many-requests'])
    expect((await vote(other, { voter: reader() }, '192.0.2.7')).status).toBe(200)
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from review_votes where review_id = ${id}`.execute(desk.db)
    expect(rows[0]?.n).toBe(1)
  })

  test('the word of a reader is not stored', async () => {
    const voter = reader()
    await vote(ids[0] ?? 0, { voter })
    const { rows } = await sql<{ voter_hash: string }>`select voter_hash from review_votes`.execute(desk.db)
    expect(rows.map(({ voter_hash }) => voter_hash)).not.toContain(voter)
  })

  test.each([
    ['one that waits', 3, 404],
    ['one without a stay', 4, 404],
  ])('%s cannot be voted for', async (_which, index, status) => {
    expect((await vote(ids[index] ?? 0, { voter: reader() })).status).toBe(status)
  })

  test.each([{}, { voter: '' }, { voter: 'short' }, { voter: `${'a'.repeat(21)}'` }, { voter: 7 }])(
    '%j is refused',
    async (body) => {
      expect((await vote(ids[0] ?? 0, body)).status).toBe(400)
    },
  )
})
