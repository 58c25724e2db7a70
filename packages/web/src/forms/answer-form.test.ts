import { describe, expect, it } from 'vitest'
import { receiveAnswerForm } from './answer-form.ts'

const sent = async (query: string, fields: string, status = 200, id?: string) => {
  const calls: unknown[] = []
  const next = await receiveAnswerForm(
    { site: 'de', query: new URLSearchParams(query), fields: new URLSearchParams(fields) },
    async (path, body) => {
      calls.push([path, body])
      return { status, id }
    },
  )
  return { next, calls }
}

describe('the forms of the answer page', () => {
  it.each([
    ['answer=confirm', { answer: 'confirm' }, 'confirmed'],
    ['answer=confirm&reason=full', { answer: 'confirm', reason: 'full' }, 'confirmed'],
    ['answer=decline&reason=full', { answer: 'decline', reason: 'full' }, 'declined'],
    // Never a yes by accident.
    ['', { answer: 'decline' }, 'declined'],
  ])('a request with "%s"', async (fields, body, step) => {
    expect(await sent('step=request&token=a%2Fb', fields)).toEqual({
      next: `/de/answer?step=${step}`,
      calls: [['site-requests/a%2Fb', body]],
    })
  })
  it.each([
    [409, 'late'],
    [410, 'ended'],
    [400, 'ended'],
    [429, 'failed'],
    [503, 'failed'],
  ])('an answer that is refused with %i', async (status, step) => {
    expect((await sent('step=request&token=t', 'answer=confirm', status)).next).toBe(
      `/de/answer?step=${step}`,
    )
  })
  it('a mail program’s button sends a field of its own', async () => {
    expect(await sent('step=reviews&token=t', 'List-Unsubscribe=One-Click')).toEqual({
      next: '/de/answer?step=refused',
      calls: [['review-mails/refuse', { token: 't' }]],
    })
  })
  it.each([
    ['alert', 'alerts/confirm', 'alerted'],
    ['no-alert', 'alerts/end', 'unalerted'],
  ])('a link of an alert: %s', async (step, path, done) => {
    expect(await sent(`step=${step}&token=t`, '')).toEqual({
      next: `/de/answer?step=${done}`,
      calls: [[path, { token: 't' }]],
    })
    expect((await sent(`step=${step}&token=t`, '', 410)).next).toBe('/de/answer?step=ended')
  })
  it('the link of a free stay leads into its cart', async () => {
    const id = 'EzrZXFrYYIz6nxfBRExCFw'
    expect(await sent('step=free&token=t', '', 200, id)).toEqual({
      next: `/de/booking/${id}`,
      calls: [['alerts/cart', { token: 't' }]],
    })
  })
  it.each([
    [409, 'gone'],
    [410, 'ended'],
    [429, 'too-many'],
    [503, 'failed'],
    // Never a cart without an id.
    [200, 'failed'],
  ])('a free stay that is refused with %i', async (status, step) => {
    expect((await sent('step=free&token=t', '', status)).next).toBe(`/de/answer?step=${step}`)
  })
  it('a step that nobody knows changes nothing', async () => {
    expect(await sent('step=constructor&token=t', '')).toEqual({ next: '/de/answer?step=ended', calls: [] })
  })
})
