import { resetPassword, verifyAddress } from '@camping/contract/account.endpoints.ts'
import { doneReply, verifyReply } from '@camping/contract/account.schemas.ts'
import { authenticateAgent } from '@camping/contract/agent.endpoints.ts'
import { refuses, replies, type FakeAnswer } from '@camping/testkit/fake-api.ts'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { soon, start, visitor } from '../../../testing/opened-pages.tsx'

const token = 't'.repeat(43)
const password = 'a quiet lake at dawn'
const shows = (text: string) => soon(() => expect(document.body.textContent).toContain(text))
const button = (text: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === text)
const press = (text: string) => act(async () => button(text)?.click())

/** Answers that record their requests. */
function recording(answers: (calls: unknown[]) => readonly FakeAnswer[]) {
  const calls: unknown[] = []
  return { calls, answers: answers(calls) }
}
async function open(query: string, answers: readonly FakeAnswer[]) {
  visitor.user = undefined
  await start(`/uk/login?${query}`, answers)
}
async function type(name: string, value: string) {
  const element = document.querySelector<HTMLInputElement>(`input[name=${name}]`)
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  await act(async () => {
    set?.call(element, value)
    element?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
async function choose() {
  await type('password', password)
  await type('confirmed_password', password)
}

describe('a link that a mail scanner opens, with scripts', () => {
  it.each([
    ['verify', 'Open account'],
    ['token', 'Save password'],
    ['agent', 'Open the account'],
  ])('with %s calls nothing, and leaves the address', async (kind, submit) => {
    const { calls, answers } = recording((list) => [
      replies(verifyAddress, verifyReply, (asked) => {
        list.push(asked)
        return { email: 'jo@example.org' }
      }),
      replies(resetPassword, doneReply, (asked) => {
        list.push(asked)
        return {}
      }),
      refuses(authenticateAgent, 410, { type: 'link-ended' }),
    ])
    await open(`${kind}=${token}`, answers)
    await soon(() => expect(button(submit)).toBeDefined())
    expect(calls).toEqual([])
    expect(window.location.search).toBe('')
    // A script that submits an empty form gets no further.
    if (kind !== 'agent') {
      await press(submit)
      await shows('Enter your password.')
      expect(calls).toEqual([])
    }
  })
})

describe('the owner of the mailbox', () => {
  it('gives a name and a password, and goes on to signing in with the address', async () => {
    const { calls, answers } = recording((list) => [
      replies(verifyAddress, verifyReply, (asked) => {
        list.push(asked)
        return { email: 'jo@example.org' }
      }),
    ])
    await open(`verify=${token}`, answers)
    await soon(() => expect(button('Open account')).toBeDefined())
    expect(document.querySelector<HTMLInputElement>('input[name=firstName]')?.value).toBe('')
    await type('firstName', 'Jo')
    await type('lastName', 'Bloom')
    await choose()
    await act(async () => document.querySelector<HTMLInputElement>('input[name=acceptedTerms]')?.click())
    await press('Open account')
    await shows('Your account is ready. Please sign in.')
    expect(calls).toEqual([
      {
        token,
        firstName: 'Jo',
        lastName: 'Bloom',
        password,
        confirmed_password: password,
        acceptedTerms: true,
        newsletter: false,
      },
    ])
    expect(document.querySelector<HTMLInputElement>('input[name=email]')?.value).toBe('jo@example.org')
  })

  it('hears of a link that has ended, and can begin again', async () => {
    await open(`verify=${token}`, [refuses(verifyAddress, 410, { type: 'link-ended' })])
    await soon(() => expect(button('Open account')).toBeDefined())
    await type('firstName', 'Jo')
    await type('lastName', 'Bloom')
    await choose()
    await act(async () => document.querySelector<HTMLInputElement>('input[name=acceptedTerms]')?.click())
    await press('Open account')
    await shows('This link has already been used or is too old.')
    expect(button('Continue')).toBeDefined()
  })
})

describe('somebody of the service desk', () => {
  it('presses a button, then acts for the customer; an expired link reports it', async () => {
    await open(`agent=${token}`, [refuses(authenticateAgent, 410, { type: 'link-ended' })])
    await shows('We record what you do there under your name.')
    expect(document.body.textContent).not.toContain('This link has already been used')
    await press('Open the account')
    await shows('This link has already been used or is too old.')
  })
})
