import { describe, expect, it } from 'vitest'
import { scrubRecording } from './scrub-recording.ts'

const secret = 'Anna Berg'
const recording = (...events: unknown[]) => `${JSON.stringify({ segment_id: 0 })}\n${JSON.stringify(events)}`
const leftOf = (...events: unknown[]) =>
  JSON.parse(scrubRecording(recording(...events))?.split('\n')[1] ?? 'null') as Record<string, unknown>[]

const element = {
  type: 2,
  id: 7,
  tagName: 'a',
  attributes: {
    href: `/uk/portal/${secret}`,
    class: 'link',
    style: `background: url(/images/${secret}.webp); color: red`,
    title: secret,
    'aria-label': secret,
    value: secret,
    _cssText: 'a { background: url("x") }',
    'data-name': secret,
  },
  childNodes: [
    { type: 3, id: 8, textContent: secret },
    { type: 3, id: 9, textContent: 'a { color: red }', isStyle: true },
    { type: 5, id: 10, textContent: secret },
  ],
}

describe('a recording', () => {
  it('has the shape of the page, without its words and addresses', () => {
    const [left] = leftOf({
      type: 2,
      timestamp: 1,
      data: { node: { type: 0, id: 1, childNodes: [element] }, initialOffset: { top: 3, left: 0 } },
    })
    expect(JSON.stringify(left)).not.toContain('Anna')
    expect(left).toMatchObject({
      data: {
        initialOffset: { top: 3, left: 0 },
        node: {
          childNodes: [
            {
              id: 7,
              tagName: 'a',
              attributes: {
                class: 'link',
                style: 'background: none; color: red',
                _cssText: 'a { background: none }',
              },
              childNodes: [
                { textContent: '**** ****' },
                { textContent: 'a { color: red }' },
                { textContent: '**** ****' },
              ],
            },
          ],
        },
      },
    })
  })

  it('has changes and movements in the same way, and nothing that was typed', () => {
    const left = leftOf(
      {
        type: 3,
        timestamp: 1,
        data: {
          source: 0,
          texts: [{ id: 8, value: secret }],
          attributes: [{ id: 7, attributes: { href: secret, class: 'b' } }],
          removes: [{ parentId: 1, id: 2, why: secret }],
          adds: [{ parentId: 1, nextId: null, node: element }],
        },
      },
      {
        type: 3,
        timestamp: 2,
        data: { source: 1, positions: [{ x: 1, y: 2, id: 3, timeOffset: 0 }], who: secret },
      },
      { type: 3, timestamp: 3, data: { source: 5, id: 4, text: secret } },
    )
    expect(JSON.stringify(left)).not.toContain('Anna')
    expect(left).toHaveLength(2)
    expect(left[0]).toMatchObject({
      data: {
        texts: [{ id: 8, value: '**** ****' }],
        attributes: [{ id: 7, attributes: { class: 'b' } }],
        removes: [{ parentId: 1, id: 2 }],
        adds: [{ parentId: 1, nextId: null, node: { id: 7 } }],
      },
    })
    expect(left[1]).toEqual({
      type: 3,
      timestamp: 2,
      data: { source: 1, positions: [{ x: 1, y: 2, id: 3, timeOffset: 0 }] },
    })
  })

  it('names no address, and has no events of requests or of the console', () => {
    const left = leftOf(
      { type: 4, timestamp: 1, data: { href: `https://x/${secret}`, width: 400, height: 800 } },
      { type: 5, timestamp: 2, data: { tag: 'performanceSpan', payload: { description: secret } } },
      { type: 5, timestamp: 3, data: { tag: 'breadcrumb', payload: { message: secret } } },
      { type: 6, timestamp: 4, data: { plugin: secret } },
    )
    expect(left).toEqual([{ type: 4, timestamp: 1, data: { width: 400, height: 800, href: 'app:///' } }])
  })

  it.each([
    ['a compressed one', new Uint8Array([1, 2])],
    ['one without a number', `{}\n[]`],
    ['one that is no JSON', 'Anna'],
    ['one without events', '{"segment_id":0}\n{}'],
  ])('%s does not leave', (_what, payload) => expect(scrubRecording(payload)).toBeUndefined())
})
