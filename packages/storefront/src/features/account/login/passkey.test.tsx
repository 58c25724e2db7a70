import { authenticatePasskey, passkeyRequestOptions } from '@camping/contract/passkeys.endpoints.ts'
import { passkeyRequestOptions as options } from '@camping/contract/passkeys.schemas.ts'
import { refuses, replies } from '@camping/testkit/fake-api.ts'
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { soon, start, visitor } from '../../../testing/opened-pages.tsx'
import { stubAuthenticator } from '../../../testing/stub-authenticator.ts'

const button = (text: string) =>
  [...document.querySelectorAll<HTMLButtonElement>('main button')].find((one) => one.textContent === text)
const email = () => document.querySelector<HTMLInputElement>('main input[name=email]')
const challenge = {
  challenge: 'YQ',
  timeout: 300_000,
  rpId: 'localhost',
  userVerification: 'required',
} as const

describe('a passkey on the login page', () => {
  it('is not offered by a browser without passkeys', async () => {
    visitor.user = undefined
    await start('/uk/login')
    await soon(() => expect(email()).not.toBeNull())
    expect(button('Sign in with a passkey')).toBeUndefined()
  })

  it('waits among the suggestions of the field, and the button opens a window', async () => {
    const authenticator = stubAuthenticator({ suggests: true })
    const asked = vi.fn(() => challenge)
    visitor.user = undefined
    await start('/uk/login', [
      replies(passkeyRequestOptions, options, asked),
      refuses(authenticatePasskey, 401, { type: 'passkey-refused' }),
    ])
    await soon(() => expect(email()).not.toBeNull())
    expect(email()?.autocomplete).toBe('username webauthn')
    expect(asked, 'before a visitor does anything').not.toHaveBeenCalled()
    await act(async () => dispatchEvent(new Event('pointermove')))
    await soon(() => expect(authenticator.get).toHaveBeenCalledTimes(1))
    expect(authenticator.get.mock.lastCall?.[0]).toMatchObject({ mediation: 'conditional' })
    await act(async () => button('Sign in with a passkey')?.click())
    await soon(() => expect(document.body.textContent).toContain('doesn’t belong to an account with us'))
    expect(authenticator.get.mock.lastCall?.[0]).not.toHaveProperty('mediation')
    // The next screen asks for nothing.
    await act(async () => button('Use a booking reference')?.click())
    await soon(() => expect(authenticator.openSignal()?.aborted).toBe(true))
  })
})
