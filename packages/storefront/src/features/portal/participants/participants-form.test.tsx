import { getParticipants, putParticipants } from '@camping/contract/participants.endpoints.ts'
import { participants, type ParticipantsUpdate } from '@camping/contract/participants.schemas.ts'
import { getCustomerBooking } from '@camping/contract/portal.endpoints.ts'
import { customerBooking } from '@camping/contract/portal.schemas.ts'
import { refuses, replies, type FakeAnswer } from '@camping/testkit/fake-api.ts'
import { customerBookingFixture, participantsFixture } from '@camping/testkit/fixtures/portal.fixture.ts'
import { bookingUserFixture } from '@camping/testkit/fixtures/user.fixture.ts'
import { fieldId } from '@camping/ui/islands/form/field-error.ts'
import { act } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { soon, start, visitor } from '../../../testing/opened-pages.tsx'

const bookingId = customerBookingFixture.bookingRef
let sent: ParticipantsUpdate[] = []

const field = (name: string, part = '') =>
  document.getElementById(`${fieldId(name)}${part}`) as HTMLInputElement | null
const main = () => document.querySelector('main')?.textContent
async function type(name: string, value: string, part = '') {
  await act(async () => {
    const input = field(name, part)!
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
const save = () =>
  act(async () => {
    document
      .querySelector('main form:has(fieldset)')
      ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  })

async function open(more: readonly FakeAnswer[] = [], change: object = {}) {
  const fixture = { ...participantsFixture, ...change }
  await start(`/uk/profile/my-bookings/${bookingId}/participants`, [
    replies(getCustomerBooking, customerBooking, customerBookingFixture),
    replies(getParticipants, participants, fixture),
    replies(putParticipants, participants, (request) => {
      sent.push(request)
      return {
        ...fixture,
        persons: fixture.persons.map((person, index) => ({
          ...person,
          ...(request.persons[index] as (typeof fixture.persons)[number]),
        })),
      }
    }),
    ...more,
  ])
  await soon(() => expect(field('persons[0].firstName')).not.toBeNull())
}

describe('who travels', () => {
  beforeEach(() => {
    visitor.user = bookingUserFixture
    document.cookie = 'login-type=booking_id; Path=/'
    sent = []
  })

  it('has a row for each person booked, with what is known', async () => {
    await open()
    const legends = [...document.querySelectorAll('main legend')].map((one) => one.textContent?.trim())
    expect(legends.filter((text) => text?.startsWith('Traveller'))).toEqual([
      'Traveller 1, lead guest',
      'Traveller 2, adult',
      'Traveller 3, child aged 4',
    ])
    expect(field('persons[0].firstName')?.value).toBe('Robin')
    expect(field('persons[1].firstName')?.value).toBe('')
    expect(main()).toContain('You can make changes until 26 June 2027.')
  })

  it('sends all rows and confirms the save', async () => {
    await open()
    await type('persons[1].firstName', ' Kim ')
    await type('persons[1].lastName', 'Reed')
    await save()
    await soon(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.persons.map(({ firstName, lastName }) => [firstName, lastName])).toEqual([
      ['Robin', 'Reed'],
      ['Kim', 'Reed'],
      ['', ''],
    ])
    await soon(() => expect(field('persons[1].firstName')?.value).toBe('Kim'))
  })

  it('names what is wrong in a summary with the focus, and sends nothing', async () => {
    await open()
    await type('persons[1].firstName', 'Kim')
    await type('persons[2].firstName', 'Lee')
    await type('persons[2].lastName', 'Reed')
    for (const [part, value] of [
      ['', '1'],
      ['-month', '2'],
      ['-year', '2020'],
    ])
      await type('persons[2].birthDate', value!, part)
    await save()
    const errors = [...document.querySelectorAll('main form li')].map((one) => one.textContent)
    expect(errors).toHaveLength(2)
    expect(errors[0]).toMatch(/^Traveller 2, adult, Last name/)
    expect(errors[1]).toMatch(/^Traveller 3, child aged 4, Date of birth/)
    expect(document.activeElement?.textContent).toContain(errors[0])
    expect(sent).toEqual([])
  })

  it('does not move its button while it is pressed: no field loses the focus', async () => {
    await open()
    const button = document.querySelector('main form:has(fieldset) button[type=submit]')
    expect(button?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))).toBe(
      false,
    )
  })

  it('shows at its field what the server refuses, and above all when changes are over', async () => {
    await open([
      refuses(putParticipants, 400, {
        type: 'validation',
        errors: [{ path: 'persons.0.lastName', message: 'required' }],
      }),
    ])
    await save()
    await soon(() => expect(field('persons[0].lastName')?.getAttribute('aria-invalid')).toBe('true'))
    await open([refuses(putParticipants, 409, { type: 'changes-not-allowed', rule: 'CHANGES_NOT_ALLOWED' })])
    await save()
    await soon(() => expect(main()).toContain('This booking can no longer be changed here.'))
    // Announced once, and not as a field error.
    expect(document.querySelector('form [role=group] a')).toBeNull()
  })

  it('leaves empty rows empty where only existing ones may be changed', async () => {
    await open([], { terms: { rule: 'EXISTING_ONLY_ALLOWED', until: '2027-07-02' } })
    expect(field('persons[1].firstName')).toBeNull()
    expect(main()).toContain('You can’t add anyone else here.')
    await save()
    await soon(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.persons[1]).toEqual({ title: null, firstName: '', lastName: '', birthDate: null })
  })
})
