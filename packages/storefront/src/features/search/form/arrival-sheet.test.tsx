import { searchArrivals } from '@camping/contract/search.endpoints.ts'
import { arrivalsReply, type ArrivalsRequest } from '@camping/contract/search.schemas.ts'
import { addNights } from '@camping/core/search/criteria.rules.ts'
import { replies } from '@camping/testkit/fake-api.ts'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeForm, openForm, soon } from '../../../testing/search-form-page.tsx'

/** Every tenth of a month is closed; the others cost 500 and more. */
const arrivals = replies(searchArrivals, arrivalsReply, ({ from, days = 15 }) => ({
  nights: 7,
  currency: 'GBP' as const,
  days: Array.from({ length: days }, (_, at) => {
    const date = addNights(from, at)
    const isClosed = date.endsWith('-10')
    return { date, total: isClosed ? null : 50_050 + at, sites: isClosed ? 0 : 3 }
  }),
}))

const button = (begin: string) =>
  [...document.querySelectorAll<HTMLButtonElement>('button')].find((one) =>
    (one.getAttribute('aria-label') ?? one.textContent ?? '').startsWith(begin),
  )
const press = async (begin: string) => {
  await soon(() => expect(button(begin)).toBeDefined())
  await act(async () => button(begin)?.click())
}
const radio = async (text: string) => {
  const input = document.querySelector<HTMLInputElement>(`input[type=radio][aria-label="${text}"]`)
  await act(async () => {
    input?.focus()
    input?.click()
  })
  expect(document.activeElement).toBe(input)
}
const day = (date: string) => document.querySelector<HTMLButtonElement>(`dialog [data-date="${date}"]`)
const months = () =>
  [...document.querySelectorAll<HTMLElement>('[data-month]')].map((one) => one.dataset['month'])
const footer = () => document.querySelector('dialog .MuiDialogActions-root button')?.textContent
const open = async (options: Parameters<typeof openForm>[0]) => {
  const form = await openForm({ ...options, more: [arrivals] })
  await press('Arrival:')
  await soon(() => expect(months()).toHaveLength(2))
  const asked = () => form.callsTo('search/arrivals').map((body) => (body as ArrivalsRequest).from)
  return { ...form, asked }
}

describe('the calendar of the search', () => {
  beforeEach(() => {
    localStorage.clear()
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
  })
  afterEach(() => {
    closeForm()
    vi.unstubAllGlobals()
  })

  it('opens at the month of the default date, without prices for all of Europe', async () => {
    const { asked } = await open({})
    expect(months()).toEqual(['2027-07', '2027-08'])
    expect(day('2027-07-05')?.getAttribute('aria-label')).toBe('Monday, 5 July 2027')
    expect(footer()).toBeUndefined()
    expect(asked()).toEqual([])
  })

  it('opens at the chosen day, with the totals of the place by day of arrival', async () => {
    const { asked } = await open({ criteria: { country: 'italy', date: '2027-08-14' }, placeName: 'Italy' })
    expect(months()).toEqual(['2027-08', '2027-09'])
    expect(document.activeElement).toBe(day('2027-08-14'))
    expect(day('2027-08-14')?.parentElement?.getAttribute('aria-selected')).toBe('true')
    await soon(() => expect(day('2027-08-02')?.textContent).toBe('2£501'))
    expect(day('2027-08-02')?.getAttribute('aria-label')).toBe(
      'Arrive Monday, 2 August 2027, 7 nights: £500.51',
    )
    expect(day('2027-08-10')?.getAttribute('aria-label')).toBe('Tuesday, 10 August 2027: Nothing available')
    expect(asked()).toEqual(['2027-08-01', '2027-09-01'])
  })

  it('requests a month once, whatever is shown in between', async () => {
    const { asked } = await open({ criteria: { country: 'italy', date: '2027-08-14' }, placeName: 'Italy' })
    await press('Next month')
    await soon(() => expect(months()).toEqual(['2027-09', '2027-10']))
    await press('Previous month')
    await soon(() => expect(months()).toEqual(['2027-08', '2027-09']))
    expect(asked()).toEqual(['2027-08-01', '2027-09-01', '2027-10-01'])
  })

  it('has the same day, or its month, for another flexibility; trying one changes nothing', async () => {
    await open({ criteria: { date: '2027-08-14' } })
    expect(footer()).toBe('Sat 14 Aug')
    await radio('± 3 days')
    expect(footer()).toBe('Sat 14 Aug ± 3 days')
    await radio('A weekend')
    expect(footer()).toBe('Weekend, August 2027')
    expect(document.querySelector('[aria-pressed="true"]')?.textContent).toBe('August 2027')
    await radio('Any week in a month')
    expect(footer()).toBe('August 2027, flexible')
    await radio('Exact date')
    expect(months()).toEqual(['2027-08', '2027-09'])
    expect(day('2027-08-14')?.parentElement?.getAttribute('aria-selected')).toBe('true')
    expect(button('Arrival:')?.textContent).toBe('Sat 14 Aug')
  })

  it('takes a flexibility with the button that names it', async () => {
    await open({ criteria: { date: '2027-08-14' } })
    await radio('A weekend')
    await press('Weekend, August 2027')
    await soon(() => expect(document.querySelector('dialog [data-date]')).toBeNull())
    expect(button('Arrival:')?.textContent).toBe('Weekend, August 2027')
    expect(document.querySelector<HTMLSelectElement>('select[name=duration]')?.value).toBe('2')
  })

  it('takes a day, after the press is painted', async () => {
    await open({ criteria: { date: '2027-08-14' } })
    await act(async () => day('2027-08-21')?.click())
    await soon(() => expect(button('Arrival:')?.textContent).toBe('Sat 21 Aug'))
    expect(day('2027-08-21')).toBeNull()
  })
})
