import { resetLink } from '@camping/contract/account.endpoints.ts'
import { checkInboxReply } from '@camping/contract/account.schemas.ts'
import { eraseAccount, updateProfile } from '@camping/contract/profile.endpoints.ts'
import { updateProfileReply, type UpdateProfileRequest } from '@camping/contract/profile.schemas.ts'
import { refuses, replies, type FakeAnswer } from '@camping/testkit/fake-api.ts'
import { userFixture } from '@camping/testkit/fixtures/user.fixture.ts'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { heading, soon, start, visitor } from '../../testing/opened-pages.tsx'

const says = (text: string) => soon(() => expect(document.body.textContent).toContain(text))
const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`#field-booker-${name}, [name="booker.${name}"]`)
const button = (text: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === text)

async function open(answers: readonly FakeAnswer[]) {
  visitor.user = userFixture
  document.cookie = 'login-type=email; Path=/'
  await start('/uk/profile/details', answers)
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
    await says('Nothing has changed yet.')
    await type(field('firstName'), ' Joanna ')
    await press('Save')
    await says('Your details were saved.')
    expect(sent).toEqual([{ firstName: 'Joanna' }])
    expect(field('firstName')?.value).toBe('Joanna')
  })

  it('say what is wrong at the field and in a summary, and send nothing', async () => {
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
    await says('Please check 5 entries')
    expect(document.activeElement?.textContent).toContain('First name')
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
    await says('Your details were not saved.')
    expect(field('firstName')?.value).toBe('Joanna')
    expect(field('firstName')?.getAttribute('aria-invalid')).toBe('true')
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
    await says('If this address is known to us')
    expect(asked).toEqual([userFixture.email])
  })

  it('ask for no consent where nothing needs any', async () => {
    await open([])
    expect(document.querySelectorAll('input[type=checkbox]:not([name])')).toHaveLength(0)
  })

  it('include the way to take everything along', async () => {
    await open([])
    expect(document.querySelector('a[href$="/alder/couk/customer-portal/export"]')).not.toBeNull()
  })

  it.each([
    ['login-fail', 401, 'This is not your password.'],
    ['stays-ahead', 409, 'You still have a stay ahead.'],
    ['unavailable', 503, 'That did not work.'],
  ])('say why an account is not deleted: %s', async (problem, status, said) => {
    await open([refuses(eraseAccount, status, { type: problem })])
    await type(document.querySelector<HTMLInputElement>('input[name=password]'), 'my password')
    await press('Delete for good')
    await says(said)
  })
})
