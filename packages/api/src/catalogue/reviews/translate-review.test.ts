import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ReviewTranslation } from '@camping/contract/review.schemas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Desk, openDesk, usualKinds } from '../../booking/testing/booking-desk.ts'
import { translationService } from '../services/translation-service.ts'

/** Answers every text in capitals, and notes what it was asked. */
async function openTranslator() {
  const asked: { authorization: string | undefined; body: Record<string, unknown> }[] = []
  let status = 200
  const server: Server = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      const body = JSON.parse(text) as { text: string[] }
      asked.push({ authorization: request.headers.authorization, body })
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ translations: body.text.map((one) => ({ text: one.toUpperCase() })) }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    asked,
    answers: (next: number) => (status = next),
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  }
}

describe.each(usualKinds)('a translated review on %s', (kind) => {
  let desk: Desk
  let plain: Desk
  let translator: Awaited<ReturnType<typeof openTranslator>>
  let id = 0
  beforeAll(async () => {
    translator = await openTranslator()
    desk = await openDesk(kind, [], { translate: translationService({ url: translator.url, key: 'k1' }) })
    plain = await openDesk(kind)
    for (const { db } of [desk, plain]) {
      const row = await db
        .insertInto('reviews')
        .values({
          site_id: 1,
          author_first_name: 'Elena',
          party: 'couple',
          score: 9,
          title: 'Bello',
          text: 'Torneremo',
          language: 'it',
          stay_month: '2026-08',
          reply: 'Grazie',
          verified: true,
          created_at: new Date(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      id = row.id
    }
  })
  afterAll(async () => {
    translator?.close()
    await desk?.close()
    await plain?.close()
  })

  const ask = (one: Desk, review = id) => one.call<ReviewTranslation>('GET', `reviews/${review}/translation`)

  test('has title, text and reply in the language of the edition', async () => {
    const { status, body } = await ask(desk)
    expect([status, body]).toEqual([200, { title: 'BELLO', text: 'TORNEREMO', reply: 'GRAZIE' }])
    expect(translator.asked.at(-1)).toEqual({
      authorization: 'DeepL-Auth-Key k1',
      body: { text: ['Bello', 'Torneremo', 'Grazie'], source_lang: 'IT', target_lang: 'NL' },
    })
  })

  test('is not there where nobody translates, and for no review', async () => {
    expect((await ask(plain)).status).toBe(404)
    expect((await ask(desk, 999_999)).status).toBe(404)
  })

  test('waits for a translator that gives no answer no longer than it may', async () => {
    translator.answers(456)
    expect((await ask(desk)).status).toBe(503)
    translator.answers(200)
  })
})
