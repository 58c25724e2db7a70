import { describe, expect, it } from 'vitest'
import { receiveNewsletterForm } from './newsletter-form.ts'

async function take(query: string, fields: string, status: number) {
  const calls: [string, object][] = []
  const to = await receiveNewsletterForm(
    { site: 'nl-be', query: new URLSearchParams(query), fields: new URLSearchParams(fields) },
    (path, body) => {
      calls.push([path, body])
      return Promise.resolve(status)
    },
  )
  return { to, calls }
}

describe('takeNewsletterForm', () => {
  it.each([
    [200, 'sent'],
    [400, 'invalid'],
    [429, 'wait'],
    [404, 'failed'],
    [503, 'failed'],
  ])('leads a sign-up answered with %i to %s', async (status, step) => {
    const { to, calls } = await take('', 'email=anna%40example.org&reference=footer', status)
    expect(to).toBe(`/nl-be/newsletter?step=${step}`)
    expect(calls).toEqual([['newsletter/subscribe', { email: 'anna@example.org', reference: 'footer' }]])
  })

  it('calls nobody when nothing was typed', async () => {
    expect(await take('', 'email=+', 200)).toEqual({ to: '/nl-be/newsletter?step=required', calls: [] })
  })

  it.each([
    ['confirm', 200, 'confirmed'],
    ['confirm', 410, 'ended'],
    ['confirm', 500, 'failed'],
    ['leave', 200, 'left'],
    ['leave', 400, 'ended'],
  ])('leads %s answered with %i to %s', async (step, status, outcome) => {
    // A mail program's unsubscribe button sends only this field.
    const { to, calls } = await take(`step=${step}&token=abc`, 'List-Unsubscribe=One-Click', status)
    expect(to).toBe(`/nl-be/newsletter?step=${outcome}`)
    expect(calls.map(([, body]) => body)).toEqual([{ token: 'abc' }])
  })

  it('never takes an address out of the form', async () => {
    const { to } = await take('step=https://evil.example&token=//evil.example', 'email=a', 200)
    expect(to).toBe('/nl-be/newsletter?step=sent')
  })
})
