import { resetLink } from '@camping/contract/account.endpoints.ts'
import { checkInboxReply } from '@camping/contract/account.schemas.ts'
import {
  endAccountSession,
  endOtherSessions,
  listAccountSessions,
} from '@camping/contract/account-sessions.endpoints.ts'
import { accountSessions } from '@camping/contract/account-sessions.schemas.ts'
import { listPasskeys } from '@camping/contract/passkeys.endpoints.ts'
import { passkeys } from '@camping/contract/passkeys.schemas.ts'
import { confirmPassword, eraseAccount, updateProfile } from '@camping/contract/profile.endpoints.ts'
import { updateProfileReply, type UpdateProfileRequest } from '@camping/contract/profile.schemas.ts'
import { refuses, replies, type FakeAnswer } from '@camping/testkit/fake-api.ts'
import { accountSessionsFixture, userFixture } from '@camping/testkit/fixtures/user.fixture.ts'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { heading, soon, start, visitor } from '../../../testing/opened-pages.tsx'

const shows = (text: string) => soon(() => expect(document.body.textContent).toContain(text))
const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`#field-booker-${name}, [name="booker.${name}"]`)
const button = (text: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === text)

async function open(answers: readonly FakeAnswer[]) {
  visitor.user = userFixture
  document.cookie = 'login-type=email; Path=/'
  await start('/uk/profile/details', [
    replies(listAccountSessions, accountSessions, accountSessionsFixture),
    replies(listPasskeys, passkeys, { passkeys: [] }),
    ...answers,
  ])
  expect(heading()).toBe('My details')
  await soon(() => expect(button('Save')).toBeDefined())
}
async function type(element: HTMLInputElement | null, value: string) {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  await act(async () => {
    element?.focus()
    set?.call(element, value)
    element?.dispatchEvent(new Event('input', { bubbles: true }))
    element?.blur()
  })
}
const press = (text: string) => act(async () => button(text)?.click())

describe('the details of an account', () => {
  it('are sent as far as they were changed, and shown as the server has them', async () => {
    const sent: UpdateProfileRequest[] = []
    await open([
      replies(updateProfile, updateProfileReply, (changes) => {
        sent.push(changes)
        return { ...userFixture, firstName: 'Joanna' }
      }),
    ])
    await press('Save')
    await shows('You haven’t changed anything yet.')
    await type(field('firstName'), ' Joanna ')
    await press('Save')
    await shows('Your details have been saved.')
    expect(sent).toEqual([{ firstName: 'Joanna' }])
    expect(field('firstName')?.value).toBe('Joanna')
  })

  it('show errors at the field and in a summary, and send nothing', async () => {
    const sent: UpdateProfileRequest[] = []
    await open([
      replies(updateProfile, updateProfileReply, (changes) => {
        sent.push(changes)
        return userFixture
      }),
    ])
    await type(field('firstName'), '')
    await type(field('street'), 'Long Lane')
    await press('Save')
    await shows('Please check 5 entries')
    // Errors that name their field have no label before them; the others do.
    const links = [...(document.activeElement?.querySelectorAll('a') ?? [])].map((link) => link.textContent)
    expect(links).toContain('Enter your first name.')
    expect(links.filter((text) => /^[^:]+: /.test(text ?? ''))).toEqual(
      links.filter((text) => !text?.startsWith('Enter ')),
    )
    expect(sent).toEqual([])
  })

  it('lose nothing of what was typed when the server refuses', async () => {
    await open([
      refuses(updateProfile, 400, {
        type: 'validation',
        errors: [{ path: 'firstName', message: 'x' }],
      }),
    ])
    await type(field('firstName'), 'Joanna')
    await press('Save')
    await shows('Your details haven’t been saved.')
    expect(field('firstName')?.value).toBe('Joanna')
    expect(field('firstName')?.getAttribute('aria-invalid')).toBe('true')
  })

  it('show no field errors when the server names no field', async () => {
    await open([refuses(updateProfile, 503, { type: 'unavailable' })])
    await type(field('firstName'), 'Joanna')
    await press('Save')
    await shows('Your details haven’t been saved.')
    expect(field('firstName')?.value).toBe('Joanna')
    const form = document.querySelector('form[aria-label="My details"]')
    expect(form?.querySelector('[role=group] a')).toBeNull()
    expect(form?.textContent).not.toMatch(/FINAL_FORM|checkout\.field|Please check/)
  })

  it('include a link to a new password, sent to the account’s own address', async () => {
    const asked: string[] = []
    await open([
      replies(resetLink, checkInboxReply, ({ email }) => {
        asked.push(email)
        return { status: 'check-inbox' }
      }),
    ])
    await press('Send me the link')
    await shows('If we know this address')
    expect(asked).toEqual([userFixture.email])
  })

  it('request no consent where nothing needs any', async () => {
    await open([])
    expect(document.querySelectorAll('input[type=checkbox]:not([name])')).toHaveLength(0)
  })

  it('include the way to take everything along', async () => {
    await open([])
    expect(document.querySelector('a[href$="/alder/couk/customer-portal/export"]')).not.toBeNull()
  })

  it.each([
    ['login-fail', 401, 'This isn’t your password.'],
    ['stays-ahead', 409, 'You have an upcoming stay.'],
    ['unavailable', 503, 'That didn’t work.'],
  ])('explain why an account is not deleted: %s', async (problem, status, said) => {
    await open([refuses(eraseAccount, status, { type: problem })])
    await type(document.querySelector<HTMLInputElement>('input[name=password]'), 'my password')
    await press('Permanently delete')
    await shows(said)
  })

  it('require the password before another telephone number, preserve the input, and then save it', async () => {
    const sent: unknown[] = []
    let proved = false
    const given: string[] = []
    await open([
      {
        endpoint: updateProfile,
        answer: (request) => {
          sent.push(request)
          return proved
            ? { status: 200, body: { ...userFixture, phone: { prefix: '+44', number: '1174960999' } } }
            : { status: 403, body: { type: 'password-needed', status: 403, title: 'x' } }
        },
      },
      {
        endpoint: confirmPassword,
        answer: (request) => {
          given.push(String(request['password']))
          proved = given.length > 1
          return proved
            ? { status: 200, body: {} }
            : { status: 401, body: { type: 'login-fail', status: 401, title: 'x' } }
        },
      },
    ])
    await type(field('phoneNumber'), '1174960999')
    await press('Save')
    await shows('Please confirm with your password')
    const ask = async (password: string) => {
      await type(document.querySelector<HTMLInputElement>('dialog input[name=password]'), password)
      await press('Confirm and save')
    }
    await ask('not mine')
    await shows('This isn’t your password.')
    expect(sent).toHaveLength(1)
    await ask('a quiet lake at dawn')
    await shows('Your details have been saved.')
    expect(given).toEqual(['not mine', 'a quiet lake at dawn'])
    expect(sent[1]).toEqual(sent[0])
    expect(document.querySelector('dialog')).toBeNull()
    expect(field('phoneNumber')?.value).toBe('1174960999')
  })

  it('lose nothing when the password is not given', async () => {
    await open([refuses(updateProfile, 403, { type: 'password-needed' })])
    await type(field('phoneNumber'), '1174960999')
    await press('Save')
    await shows('Please confirm with your password')
    await act(async () =>
      document.querySelector<HTMLButtonElement>('dialog button[aria-label=Close]')?.click(),
    )
    await soon(() => expect(document.querySelector('dialog')).toBeNull())
    expect(field('phoneNumber')?.value).toBe('1174960999')
    expect(button('Save')?.getAttribute('aria-disabled')).not.toBe('true')
  })
})

describe('where the account is signed in', () => {
  const ends = (endpoint: FakeAnswer['endpoint'], calls: unknown[]): FakeAnswer => ({
    endpoint,
    answer: (request) => {
      calls.push(request)
      return { status: 200, body: {} }
    },
  })

  it('marks this device, and signs out another or all others', async () => {
    const [one, others]: unknown[][] = [[], []]
    await open([ends(endAccountSession, one ?? []), ends(endOtherSessions, others ?? [])])
    await shows('Firefox on Windows This device')
    await shows('Safari on iOS')
    await act(async () =>
      document.querySelector<HTMLButtonElement>('button[aria-label="Sign out: Safari on iOS"]')?.click(),
    )
    await shows('You’ve been signed out on these devices.')
    expect(one).toEqual([{ id: accountSessionsFixture.sessions[1]?.id }])
    expect(document.querySelector('button[aria-label="Sign out: Firefox on Windows"]')).toBeNull()
    await press('Sign out everywhere else')
    await soon(() => expect(others).toHaveLength(1))
  })

  it('is not shown to an agent', async () => {
    visitor.user = { ...userFixture, actingAgent: 'Kim' }
    document.cookie = 'login-type=email; Path=/'
    await start('/uk/profile/details', [])
    await soon(() => expect(button('Save')).toBeDefined())
    expect(document.body.textContent).not.toContain('Where you’re signed in')
  })
})
