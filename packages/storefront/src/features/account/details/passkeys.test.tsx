import { listAccountSessions } from '@camping/contract/account-sessions.endpoints.ts'
import { accountSessions } from '@camping/contract/account-sessions.schemas.ts'
import * as endpoints from '@camping/contract/passkeys.endpoints.ts'
import { passkeyCreationOptions, passkeys, type Passkeys } from '@camping/contract/passkeys.schemas.ts'
import { confirmPassword } from '@camping/contract/profile.endpoints.ts'
import { refuses, replies, type FakeAnswer } from '@camping/testkit/fake-api.ts'
import {
  accountSessionsFixture,
  passkeysFixture,
  userFixture,
} from '@camping/testkit/fixtures/user.fixture.ts'
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { soon, start, visitor } from '../../../testing/opened-pages.tsx'
import { stubAuthenticator } from '../../../testing/stub-authenticator.ts'

const shows = (text: string) => soon(() => expect(document.body.textContent).toContain(text))
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (one) => one.getAttribute('aria-label') === name || one.textContent === name,
  )
const press = (name: string) => act(async () => button(name)?.click())
async function type(element: HTMLInputElement | null, value: string) {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  await act(async () => {
    set?.call(element, value)
    element?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
const creation = {
  challenge: 'YQ',
  timeout: 300_000,
  rp: { id: 'localhost', name: 'Alder' },
  user: { id: 'YQ', name: 'jo@example.org', displayName: 'Jo Bloom' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  attestation: 'none',
} as const
const mayAdd = replies(endpoints.passkeyCreationOptions, passkeyCreationOptions, {
  ...creation,
  pubKeyCredParams: [...creation.pubKeyCredParams],
  excludeCredentials: [],
})
const withList = (list: Passkeys) => replies(endpoints.listPasskeys, passkeys, list)

async function open(answers: readonly FakeAnswer[]) {
  visitor.user = userFixture
  document.cookie = 'login-type=email; Path=/'
  await start('/uk/profile/details', [
    replies(listAccountSessions, accountSessions, accountSessionsFixture),
    ...answers,
  ])
  await shows('With a passkey, you sign in with your fingerprint')
}

describe('account-19: the passkeys of an account', () => {
  it('are listed with their use, and the one with a copy is marked', async () => {
    await open([withList(passkeysFixture)])
    await shows('My telephone')
    const rows = [...document.querySelectorAll('li')].map(({ textContent }) => textContent ?? '')
    const row = (name: string) => rows.find((text) => text.startsWith(name))
    expect(row('My telephone')).toContain('last used on')
    // Without a name it is called by where it was added.
    expect(row('Firefox on Windows')).toContain('not used yet')
    expect(row('Security key')).toMatch(/Blocked.*remove it and add a new one/)
    expect(document.body.textContent).toContain('This browser can’t store passkeys')
    expect(button('Add a passkey')).toBeUndefined()
  })

  it('are added after the password, and shown as the server has them', async () => {
    const { create } = stubAuthenticator()
    const added = vi.fn(() => passkeysFixture)
    let proved = false
    await open([
      withList({ passkeys: [] }),
      {
        endpoint: endpoints.passkeyCreationOptions,
        answer: () =>
          proved
            ? mayAdd.answer({})
            : { status: 403, body: { type: 'password-needed', status: 403, title: 'x' } },
      },
      {
        endpoint: confirmPassword,
        answer: () => {
          proved = true
          return { status: 200, body: {} }
        },
      },
      replies(endpoints.addPasskey, passkeys, added),
    ])
    await press('Add a passkey')
    await shows('You’re changing how you sign in.')
    expect(create).not.toHaveBeenCalled()
    await type(document.querySelector('dialog input[name=password]'), 'a quiet lake at dawn')
    await press('Confirm')
    await shows('Your passkey is ready.')
    await shows('My telephone')
    expect(added).toHaveBeenCalledTimes(1)
    expect(document.querySelector('dialog')).toBeNull()
  })

  it.each([
    [409, 'passkey-known', 'This device already has a passkey'],
    [409, 'too-many-passkeys', 'the maximum number of passkeys'],
    [400, 'passkey-refused', 'We couldn’t add the passkey.'],
  ])('are not added: %d %s', async (status, problem, said) => {
    stubAuthenticator()
    await open([withList({ passkeys: [] }), mayAdd, refuses(endpoints.addPasskey, status, { type: problem })])
    await press('Add a passkey')
    await shows(said)
  })

  it('have a name that the customer chooses, and leave', async () => {
    const [renamed, removed]: unknown[][] = [[], []]
    await open([
      withList(passkeysFixture),
      replies(endpoints.renamePasskey, passkeys, (request) => {
        renamed?.push(request)
        const [first, ...others] = passkeysFixture.passkeys
        return { passkeys: [...(first ? [{ ...first, name: request.name }] : []), ...others] }
      }),
      replies(endpoints.removePasskey, passkeys, (request) => {
        removed?.push(request)
        return { passkeys: passkeysFixture.passkeys.slice(0, 1) }
      }),
    ])
    await press('Rename: My telephone')
    const field = document.querySelector<HTMLInputElement>('input[name=passkeyName]')
    expect(document.activeElement).toBe(field)
    await type(field, '')
    await press('Save the name')
    expect(renamed).toEqual([])
    await type(field, 'The blue one')
    await press('Save the name')
    await shows('We’ve saved the name.')
    await shows('The blue one')
    const [first, , third] = passkeysFixture.passkeys
    expect(renamed).toEqual([{ id: first?.id, name: 'The blue one' }])
    await press('Remove: Security key')
    await shows('can no longer be used to sign in. You can also delete it')
    expect(removed).toEqual([{ id: third?.id }])
    expect(button('Remove: Security key')).toBeUndefined()
  })
})
