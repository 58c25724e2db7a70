import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scrubTags } from './report-tags.ts'
import { scrubEnvelope, type AnyEnvelope } from './scrub-envelope.ts'

const id = 'a'.repeat(32)
const secret = 'Anna.Berg@5PRAKA9451'

/** A payload in which a secret stands in every field of every depth. */
const soaked = (depth = 0): Record<string, unknown> =>
  Object.fromEntries(
    'event_id timestamp platform release environment tags sdk level message exception contexts type transaction spans measurements replay_id urls error_ids trace_ids user request extra breadcrumbs fingerprint server_name values value stacktrace frames filename function mechanism trace op status data name'
      .split(' ')
      .map((name) => [
        name,
        depth > 2
          ? secret
          : name.endsWith('s')
            ? [secret, soaked(depth + 1)]
            : depth % 2
              ? secret
              : soaked(depth + 1),
      ]),
  )

const typesOf = (envelope: AnyEnvelope | undefined) => envelope?.[1].map(([{ type }]) => type)

describe('an envelope', () => {
  it('has no secret left, whatever field it stood in', () => {
    for (const type of ['event', 'transaction', 'replay_event']) {
      const headers = {
        event_id: id,
        dsn: secret,
        trace: { user_id: secret, transaction: secret, release: secret },
      }
      const left = scrubEnvelope([
        headers,
        [
          [{ type, filename: secret }, soaked()],
          [{ type: 'event' }, {}],
        ],
      ])
      expect(JSON.stringify(left), type).not.toContain('Anna')
      expect(JSON.stringify(left), type).not.toContain('5PRAKA')
    }
  })

  it('has no text of a visitor left, as a law over odd payloads', () => {
    fc.assert(
      fc.property(
        fc.object({
          maxDepth: 4,
          key: fc.constantFrom(
            'exception',
            'values',
            'type',
            'value',
            'tags',
            'route',
            'contexts',
            'trace',
            'op',
          ),
        }),
        (payload) => {
          const left = scrubEnvelope([{}, [[{ type: 'event' }, payload]]])
          for (const text of JSON.stringify(left).match(/"value":"[^"]*"/g) ?? [])
            expect(text).not.toMatch(/[@\d]{4}/)
        },
      ),
    )
  })

  it('holds only the listed items', () => {
    const items = [
      'event',
      'session',
      'span',
      'log',
      'attachment',
      'feedback',
      'profile',
      'client_report',
      '__proto__',
    ]
    expect(typesOf(scrubEnvelope([{}, items.map((type) => [{ type }, { message: secret }])]))).toEqual([
      'event',
    ])
    expect(scrubEnvelope([{}, [[{ type: 'attachment' }, secret]]])).toBeUndefined()
  })

  it('holds a recording only where somebody scrubs it, and its event only with it', () => {
    const envelope: AnyEnvelope = [
      {},
      [
        [{ type: 'replay_event' }, { urls: [secret] }],
        [{ type: 'replay_recording' }, secret],
      ],
    ]
    expect(scrubEnvelope(envelope)).toBeUndefined()
    const left = scrubEnvelope(envelope, { recording: () => 'ä' })
    expect(left?.[1]).toEqual([
      [{ type: 'replay_event' }, { urls: [] }],
      [{ type: 'replay_recording', length: 2 }, 'ä'],
    ])
  })
})

describe('tags', () => {
  it('are those of the list, in their form', () => {
    const tags = {
      area: 'page',
      route: 'POST cart/{id}/book',
      edition: 'de-ch',
      brand: 'alder',
      kind: 'mutation',
      operation: 'bookCart',
      status: '503',
      problem: 'price-changed',
    }
    expect(scrubTags(tags)).toEqual(tags)
    expect(scrubTags({ ...tags, customer: 'anna' })).toEqual(tags)
  })

  it.each([
    ['route', '/uk/portal/my-bookings'],
    ['route', 'GET customer-portal/bookings/5PRAKA9451'],
    ['route', 'anna'],
    ['edition', 'anna'],
    ['status', '5031'],
    ['operation', 'book cart'],
    ['problem', secret],
    ['area', 'elsewhere'],
  ])('%s is never %j', (name, value) => expect(scrubTags({ [name]: value })).toEqual({}))
})
