import { sendBookingMessage } from '@camping/contract/booking-message.endpoints.ts'
import { bookingMessageReply } from '@camping/contract/booking-message.schemas.ts'
import { getCustomerBooking } from '@camping/contract/portal.endpoints.ts'
import { customerBooking } from '@camping/contract/portal.schemas.ts'
import { refuses, replies, type FakeAnswer } from '@camping/testkit/fake-api.ts'
import { customerBookingFixture } from '@camping/testkit/fixtures/portal.fixture.ts'
import { userFixture } from '@camping/testkit/fixtures/user.fixture.ts'
import { act } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { go, shows, soon, start, visitor } from '../../../testing/opened-pages.tsx'

const bookingId = customerBookingFixture.bookingRef
const words = 'May we arrive at ten in the evening?'
let sent: { bookingId: string; text: string }[] = []

const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === name)
const press = (name: string) => act(async () => button(name)?.click())
const area = () => document.querySelector<HTMLTextAreaElement>('#field-text')
const main = () => document.querySelector('main')?.textContent ?? ''

const path = `/uk/profile/my-bookings/${bookingId}`
const answers = (): FakeAnswer[] => [
  replies(getCustomerBooking, customerBooking, customerBookingFixture),
  replies(sendBookingMessage, bookingMessageReply, (request) => {
    sent.push(request)
    return { status: 'sent' }
  }),
]

async function openForm(more: readonly FakeAnswer[] = []) {
  await start(path, [...answers(), ...more])
  await showForm()
}
async function showForm() {
  await soon(() => expect(button('Write a message')).toBeDefined())
  await press('Write a message')
  await soon(() => expect(area()).not.toBeNull())
}
async function type(text: string) {
  const field = area() as HTMLTextAreaElement
  await act(async () => {
    const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
    set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

describe('a message to the service desk', () => {
  beforeEach(() => {
    visitor.user = userFixture
    document.cookie = 'login-type=email; Path=/'
    sent = []
  })

  it('is sent, confirms it with the focus, and allows another', async () => {
    await openForm()
    expect(document.activeElement).toBe(area())
    await type(words)
    await press('Send message')
    await soon(() => expect(main()).toContain('We’ve received your message.'))
    expect(sent).toEqual([{ bookingId, text: words }])
    expect(document.activeElement?.textContent).toContain('We’ve received your message.')
    await press('Write another message')
    await soon(() => expect(area()?.value).toBe(''))
  })

  it('is not sent without a word', async () => {
    await openForm()
    await type('  ')
    await press('Send message')
    await soon(() => expect(main()).toContain('Please tell us how we can help.'))
    expect(sent).toEqual([])
  })

  it.each([
    ['failed', 503, 'unavailable', 'We couldn’t send your message.'],
    ['was one too many', 429, 'too-many-requests', 'Please wait for our answer'],
  ])('that %s stays in the form', async (_, status, problem, said) => {
    await openForm([refuses(sendBookingMessage, status, { type: problem })])
    await type(words)
    await press('Send message')
    await soon(() => expect(main()).toContain(said))
    expect(area()?.value).toBe(words)
    expect(sessionStorage.length).toBe(0)
  })

  it('is there again after a session that ended under it, and in no storage', async () => {
    const known = [...answers(), refuses(sendBookingMessage, 401, { type: 'unauthorized' })]
    await start(path, known)
    await showForm()
    await type(words)
    await press('Send message')
    await soon(() => expect(main()).toContain('We couldn’t send your message.'))
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0])
    known.pop()
    await go('/uk/search-and-book')
    await shows('Search and book')
    await go(path)
    // Words that wait open the form by themselves.
    await soon(() => expect(area()).not.toBeNull())
    expect(area()?.value).toBe(words)
    await press('Send message')
    await soon(() => expect(sent).toEqual([{ bookingId, text: words }]))
  })
})
