import { afterEach, describe, expect, it, vi } from 'vitest'
import { httpChatbot, readReply } from './http-chatbot.browser.ts'

const url = 'https://chat.example/v1'
const place = {
  authenticatedRoute: true,
  token: 'T',
  language: 'en-IE',
  edition: 'ie',
  apiPath: '/api/twenty/v2/alder/ie',
}
const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
vi.stubGlobal('fetch', fetched)
afterEach(() => void fetched.mockReset())

const calls = () =>
  fetched.mock.calls.map(([address, { method }]) => `${method} ${address.slice(url.length)}`)
const started = (conversation = 'c1') => Response.json({ conversation }, { status: 201 })
const reply = () => Response.json({ kind: 'answer', text: 'Yes.' })

describe('the protocol', () => {
  it('starts, requests an answer and ends, without cookies and without a referrer', async () => {
    fetched.mockImplementation(async (address, { method }) =>
      method === 'DELETE'
        ? new Response(null, { status: 204 })
        : address.endsWith('/conversations')
          ? started()
          : reply(),
    )
    const chatbot = httpChatbot(url)
    await chatbot.start(place)
    expect(await chatbot.ask('May I?')).toEqual({ kind: 'answer', text: 'Yes.' })
    await chatbot.close()
    await chatbot.close()
    expect(calls()).toEqual([
      'POST /conversations',
      'POST /conversations/c1/questions',
      'DELETE /conversations/c1',
    ])
    expect(fetched.mock.calls.map(([, init]) => [init.credentials, init.referrerPolicy])).toEqual(
      calls().map(() => ['omit', 'no-referrer']),
    )
    expect(JSON.parse(fetched.mock.calls[0]?.[1].body as string)).toEqual(place)
    // Neither the token nor the question is ever part of an address.
    expect(calls().join()).not.toMatch(/T\b.*May|May/)
  })

  it('begins anew where the service has forgotten the conversation', async () => {
    fetched
      .mockResolvedValueOnce(started())
      .mockResolvedValueOnce(new Response(null, { status: 404 }))
      .mockResolvedValueOnce(new Response(null, { status: 404 }))
      .mockResolvedValueOnce(started('c2'))
      .mockResolvedValueOnce(reply())
    const chatbot = httpChatbot(url)
    await chatbot.start(place)
    expect(await chatbot.ask('May I?')).toMatchObject({ kind: 'answer' })
    expect(calls().at(-1)).toBe('POST /conversations/c2/questions')
  })

  it.each([
    ['refuses', async () => new Response(null, { status: 500 })],
    ['cannot be reached', async () => Promise.reject(new TypeError('offline'))],
    ['answers something else', async () => Response.json({})],
  ])('rejects when the service %s', async (_what, outcome) => {
    fetched.mockImplementation(outcome)
    await expect(httpChatbot(url).start(place)).rejects.toThrow()
  })
})

describe('a reply', () => {
  const source = { title: 'Terms', path: '/ie/info/terms' }
  it('may name a page of this host', () =>
    expect(readReply({ kind: 'answer', text: 'Yes.', source })).toEqual({
      kind: 'answer',
      text: 'Yes.',
      source,
    }))

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/', '/ie x'])(
    'leaves out the page %s',
    (path) =>
      expect(readReply({ kind: 'answer', text: 'Yes.', source: { ...source, path } })).toEqual({
        kind: 'answer',
        text: 'Yes.',
      }),
  )

  it.each([null, 'yes', {}, { kind: 'answer' }, { kind: 'answer', text: ' ' }, { kind: 'other', text: 'x' }])(
    'is not %j',
    (one) => expect(() => readReply(one)).toThrow(),
  )
})
