import { describe, expect, it } from 'vitest'
import { receiveLinkForm } from './link-form.ts'

const token = 't'.repeat(43)
const password = 'a quiet lake at dawn'

async function take(fields: Record<string, string>, answer: { status: number; problem?: string }) {
  const calls: object[] = []
  const to = await receiveLinkForm({ site: 'de-ch', fields: new URLSearchParams(fields) }, async (call) => {
    calls.push(call)
    return answer
  })
  return { to, calls }
}

describe('the plain form of a mail’s link', () => {
  const opened = {
    verify: token,
    firstName: 'Jo',
    lastName: 'Bloom',
    password,
    confirmed_password: password,
    acceptedTerms: 'on',
  }

  it('makes an account of what was typed, and of nothing that was not', async () => {
    const { to, calls } = await take(opened, { status: 200 })
    expect(to).toBe('/de-ch/login?done=verified')
    expect(calls).toEqual([
      {
        path: 'customer-portal/verify',
        body: {
          token,
          firstName: 'Jo',
          lastName: 'Bloom',
          password,
          confirmed_password: password,
          acceptedTerms: true,
          newsletter: false,
        },
      },
    ])
  })

  it('sets a new password, with its token in the header as well', async () => {
    const { to, calls } = await take({ token, password, confirmed_password: password }, { status: 200 })
    expect(to).toBe('/de-ch/login?done=changed')
    expect(calls).toEqual([
      {
        path: 'customer-portal/reset/password',
        body: { token, password, confirmed_password: password },
        bearer: token,
      },
    ])
  })

  it.each([
    [{ status: 400, problem: 'too-common' }, `/de-ch/login?verify=${token}&refused=too-common`],
    [{ status: 410 }, '/de-ch/login?done=ended'],
    [{ status: 429 }, '/de-ch/login?done=wait'],
    [{ status: 503 }, '/de-ch/login?done=failed'],
    [{ status: 400 }, '/de-ch/login?done=failed'],
  ])('leads on after %j', async (answer, to) => {
    expect((await take(opened, answer)).to).toBe(to)
  })

  it('leads nowhere else, whatever stands in it', async () => {
    const { to } = await take(
      { verify: '//evil.example', done: 'https://evil.example', password: '' },
      { status: 400, problem: '&done=verified#//evil.example' },
    )
    expect(to).toBe('/de-ch/login?verify=%2F%2Fevil.example&refused=%26done%3Dverified%23%2F%2Fevil.example')
  })
})
