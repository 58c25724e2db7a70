import { customerStatus } from '@camping/contract/account.endpoints.ts'
import { authenticateReply } from '@camping/contract/account.schemas.ts'
import { authenticateCode, sendSignInCode } from '@camping/contract/sign-in-code.endpoints.ts'
import { signInCodeSent } from '@camping/contract/sign-in-code.schemas.ts'
import { refuses, replies, type FakeAnswer } from '@camping/testkit/fake-api.ts'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { soon, start, visitor } from '../../../testing/opened-pages.tsx'

const button = (text: string) =>
  [...document.querySelectorAll<HTMLButtonElement>('main button')].find((one) => one.textContent === text)
const press = (text: string) => act(async () => button(text)?.click())
const field = (name: string) => document.querySelector<HTMLInputElement>(`main input[name=${name}]`)
async function type(name: string, value: string) {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  await act(async () => {
    set?.call(field(name), value)
    field(name)?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

/** The address has an account. */
const hasAccount = { endpoint: customerStatus, answer: () => ({ status: 200, body: {} }) }
const sent = { minutes: 10, waitSeconds: 60 }
const status = refuses(customerStatus, 429, { type: 'too-many-attempts' })

/** The login page, at the screen after an address. */
async function open(answers: readonly FakeAnswer[], screenButton = 'Email me a code') {
  visitor.user = undefined
  await start('/uk/login', answers)
  await soon(() => expect(field('email')).not.toBeNull())
  await type('email', 'jo@example.org')
  await press('Continue')
  await soon(() => expect(button(screenButton)).toBeDefined())
}

describe('the screen of the code', () => {
  it('requests a code, shows a wrong one at its field, where the input stays', async () => {
    const requested: unknown[] = []
    await open([
      status,
      replies(sendSignInCode, signInCodeSent, (asked) => {
        requested.push(asked.email)
        return sent
      }),
      refuses(authenticateCode, 400, { type: 'code-wrong', triesLeft: 4 }),
    ])
    expect(requested).toEqual([])
    await press('Email me a code')
    await soon(() => expect(document.body.textContent).toContain('If there’s an account for jo@example.org'))
    // Strict mode opens the screen twice; the server sends one mail.
    expect(new Set(requested)).toEqual(new Set(['jo@example.org']))
    const code = field('code')
    expect(code?.autocomplete).toBe('one-time-code')
    expect(code?.inputMode).toBe('numeric')
    expect(document.querySelector('#login-screen')?.textContent).toBe('Sign in with a code')
    // Another one only after a minute.
    expect(button('Send another code')).toBeUndefined()
    await type('code', '654321')
    await press('Sign in')
    await soon(() => expect(document.body.textContent).toContain('You have 4 tries left'))
    await soon(() => expect(document.activeElement).toBe(field('code')))
    expect(field('code')?.value).toBe('654321')
  })

  it('names what is missing before anything is sent', async () => {
    const tried: unknown[] = []
    await open([
      status,
      replies(sendSignInCode, signInCodeSent, () => sent),
      replies(authenticateCode, authenticateReply, (asked) => {
        tried.push(asked)
        return { token: null }
      }),
    ])
    await press('Email me a code')
    await soon(() => expect(field('code')).not.toBeNull())
    await press('Sign in')
    await soon(() => expect(document.body.textContent).toContain('enter the six digits'))
    expect(tried).toEqual([])
  })

  it('is for the address as it is corrected beside the password', async () => {
    const requested: unknown[] = []
    await open([
      hasAccount,
      replies(sendSignInCode, signInCodeSent, (asked) => {
        requested.push(asked.email)
        return sent
      }),
    ])
    await type('email', 'jo')
    await press('Email me a code')
    expect(field('code')).toBeNull()
    expect(field('email')?.getAttribute('aria-invalid')).toBe('true')
    await type('email', 'joe@example.org')
    await press('Email me a code')
    await soon(() => expect(requested).toContain('joe@example.org'))
  })

  it('leads to the password when there were too many', async () => {
    await open([status, refuses(sendSignInCode, 429, { type: 'too-many-attempts' })])
    await press('Email me a code')
    await soon(() => expect(document.body.textContent).toContain('sign in with your password'))
    await press('Back')
    await soon(() => expect(document.querySelector('#login-screen')?.textContent).toBe('Your password'))
  })
})
