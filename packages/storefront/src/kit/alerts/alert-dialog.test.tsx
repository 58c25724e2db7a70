import { requestAlert } from '@camping/contract/alerts.endpoints.ts'
import { alertRequested } from '@camping/contract/alerts.schemas.ts'
import { autocomplete } from '@camping/contract/search.endpoints.ts'
import { autocompleteReply } from '@camping/contract/search.schemas.ts'
import { refuses, replies, type FakeAnswer } from '@camping/testkit/fake-api.ts'
import { act } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderPart } from '../../testing/render-part.tsx'
import { soon } from '../../testing/opened-pages.tsx'
import { AlertButton } from './alert-button.tsx'
import type { AlertSubject } from './alert-dialog.tsx'

const sent: unknown[] = []
const takes: FakeAnswer = replies(requestAlert, alertRequested, (request) => {
  sent.push(request)
  return { status: 'check-inbox' }
})
const subject: AlertSubject = {
  site: { id: 7, name: 'Camping Bella Riva' },
  accommodations: [
    { id: 71, name: 'Pitch by the water' },
    { id: 72, name: 'Chalet' },
  ],
  stay: { date: '2027-07-03', duration: 7, adults: 2, children: [4, 9] },
}

const dialog = () => document.querySelector('dialog')
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
const press = (name: string) => act(async () => button(name)?.click())
async function type(name: string, text: string) {
  const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(`dialog [name="${name}"]`)
  if (!field) throw new Error(`No field ${name}`)
  await act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  })
}

async function open(changes: Partial<AlertSubject> = {}, answers: readonly FakeAnswer[] = [takes]) {
  await renderPart(<AlertButton text="Tell me" subject={{ ...subject, ...changes }} />, answers)
  await press('Tell me')
  await soon(() => expect(button('Let me know')).toBeDefined())
}

beforeEach(() => {
  sent.length = 0
})

describe('“Tell me when it is free”', () => {
  it('shows the stay, and sends what is chosen', async () => {
    await open({ accommodationId: 72 })
    expect(dialog()?.textContent).toContain(
      'Camping Bella RivaSaturday, 3 July 2027, 7 nights2 adults, 2 children',
    )
    await type('flexibleDays', '3')
    await type('maxPrice', '1,200')
    await type('email', ' ada@example.org ')
    await press('Let me know')
    await soon(() => expect(dialog()?.textContent).toContain('We’ve sent an email to ada@example.org.'))
    expect(sent).toEqual([
      {
        email: 'ada@example.org',
        siteId: 7,
        accommodationId: 72,
        date: '2027-07-03',
        flexibleDays: 3,
        duration: 7,
        persons: { adults: 2, children: [{ age: 4 }, { age: 9 }] },
        maxTotal: 120_000,
      },
    ])
    expect(document.activeElement?.textContent).toContain('check your inbox')
  })

  it('sends nothing before every field is right', async () => {
    await open()
    await type('maxPrice', 'lots')
    await press('Let me know')
    await soon(() => expect(dialog()?.textContent).toContain('2 fields need attention'))
    expect(dialog()?.textContent).toContain('Please enter a whole amount, such as 800')
    expect(sent).toEqual([])
  })

  it.each([
    [429, 'too-many-attempts', 'Too many alerts for today'],
    [404, 'not-found', 'This campsite is no longer available'],
    [503, 'unavailable', 'That didn’t work'],
  ])('shows what is wrong after %i, and what was typed stays', async (status, type_, text) => {
    await open({}, [refuses(requestAlert, status, { type: type_ })])
    await type('email', 'ada@example.org')
    await press('Let me know')
    await soon(() => expect(dialog()?.querySelector('[role=alert]')?.textContent).toContain(text))
    expect(dialog()?.querySelector<HTMLInputElement>('[name=email]')?.value).toBe('ada@example.org')
  })

  it('has a field for the campsite where the page is about none', async () => {
    const finds = replies(autocomplete, autocompleteReply, ({ searchString }) => ({
      results: [
        { type: 'area' as const, id: 3, name: `${searchString} area` },
        { type: 'site' as const, id: 9, name: `${searchString} camp` },
      ].map((one) => ({
        ...one,
        context: 'Italy',
        meta: { country: null, city: null, area: null, funnel: null, site: null },
      })),
    }))
    await open({ site: null, accommodations: [] }, [takes, finds])
    await type('email', 'ada@example.org')
    await press('Let me know')
    await soon(() => expect(dialog()?.textContent).toContain('Please choose a campsite'))
    await type('siteName', 'lake')
    await soon(() => expect(dialog()?.textContent).toContain('lake camp'))
    expect(dialog()?.textContent).not.toContain('lake area')
    await act(async () => dialog()?.querySelector<HTMLInputElement>('input[value="9"]')?.click())
    await press('Let me know')
    await soon(() => expect(sent).toMatchObject([{ siteId: 9, accommodationId: null, maxTotal: null }]))
  })

  it('closes with Back, and starts anew when it opens again', async () => {
    await open()
    await type('email', 'ada@example.org')
    await press('Let me know')
    await soon(() => expect(button('Let me know')).toBeUndefined())
    await act(async () => window.history.back())
    await soon(() => expect(dialog()).toBeNull())
    await press('Tell me')
    await soon(() => expect(button('Let me know')).toBeDefined())
  })
})
