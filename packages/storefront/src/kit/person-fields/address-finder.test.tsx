import { findAddress } from '@camping/contract/address.endpoints.ts'
import { foundAddress, type FoundAddress } from '@camping/contract/address.schemas.ts'
import { createStore } from '@camping/core/store/create-store.ts'
import { fakeApi, refuses, replies, type FakeAnswer } from '@camping/testkit/fake-api.ts'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { Form } from 'react-final-form'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { appContext } from '../app/app-context.tsx'
import { createEditionIntl } from '../../boot/create-edition-intl.ts'
import { Root } from '../../boot/root.tsx'
import { messagesOf, testApp } from '../../testing/test-app.ts'
import { AddressFinder } from './address-finder.tsx'
import { TextField } from '@camping/ui/islands/form/text-field.tsx'

const fields = ['country', 'postcode', 'houseNumber', 'street', 'city'] as const
type Name = (typeof fields)[number]

/** A form with an address, and what is in it. */
async function open(
  answers: readonly FakeAnswer[],
  initial: Partial<Record<Name, string>> = { country: 'NL' },
) {
  const api = fakeApi('alder', 'couk', answers)
  const store = createStore({
    fetch: api.fetch,
    origin: 'http://localhost',
    brand: 'alder',
    apiLocale: 'couk',
  })
  const app = appContext({
    config: testApp,
    site: 'uk',
    today: '2026-11-21',
    editions: [{ site: 'uk', origin: '' }],
  })
  document.body.innerHTML = '<div id="root"></div>'
  const root = createRoot(document.getElementById('root') as HTMLElement)
  onTestFinished(() => act(() => root.unmount()))
  await act(async () =>
    root.render(
      <Root app={app} store={store} intl={createEditionIntl(app.market, messagesOf('uk'))}>
        <Form initialValues={{ booker: initial }} onSubmit={() => undefined}>
          {() => (
            <form>
              {fields.map((name) => (
                <TextField key={name} name={`booker.${name}`} label={name} />
              ))}
              <AddressFinder />
            </form>
          )}
        </Form>
      </Root>,
    ),
  )
  const input = (name: Name) => document.querySelector<HTMLInputElement>(`input[name="booker.${name}"]`)!
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
  return {
    calls: api.calls,
    value: (name: Name) => input(name).value,
    focus: (name: Name) => act(async () => input(name).focus()),
    type: (name: Name, text: string) =>
      act(async () => {
        input(name).focus()
        setValue.call(input(name), text)
        input(name).dispatchEvent(new Event('input', { bubbles: true }))
      }),
    press: () => act(async () => document.querySelector('button')?.click()),
    status: () => document.querySelector('[role=status]')?.textContent,
  }
}
const answersWith = (found: FoundAddress) => replies(findAddress, foundAddress, found)
const found = answersWith({ street: 'Kampvuurlaan', city: 'Elzendam' })

describe('the search of an address in a form', () => {
  it('fills in street and town by itself once postcode and number are left, and announces it', async () => {
    const form = await open([found])
    await form.type('postcode', '9998 ZX')
    await form.type('houseNumber', '1')
    await form.type('houseNumber', '12')
    expect(form.calls, 'while the number is typed').toEqual([])
    await form.focus('street')
    await vi.waitFor(() =>
      expect([form.value('street'), form.value('city')]).toEqual(['Kampvuurlaan', 'Elzendam']),
    )
    expect(form.status()).toBe('Filled in: Kampvuurlaan, Elzendam')
    expect(form.calls).toEqual(['POST addresses/find'])
    await form.focus('city')
    await form.focus('street')
    expect(form.calls).toHaveLength(1)
  })

  it('leaves alone what came filled in, and what was typed', async () => {
    const own = { country: 'NL', postcode: '9998 ZX', houseNumber: '12', street: 'Mine', city: 'Here' }
    const form = await open([found], own)
    await form.focus('postcode')
    await form.type('houseNumber', '14')
    await form.focus('city')
    expect([form.calls, form.value('street')]).toEqual([[], 'Mine'])
    await form.press()
    await vi.waitFor(() => expect(form.value('street')).toBe('Kampvuurlaan'))
  })

  it('with its button reports what is missing, unknown or out of reach, and changes nothing', async () => {
    const form = await open([answersWith({ street: null, city: null })])
    await form.press()
    expect([form.status(), form.calls]).toEqual(['Enter your postcode and house number first.', []])
    await form.type('postcode', '9998 ZX')
    await form.type('houseNumber', '12')
    await form.press()
    await vi.waitFor(() => expect(form.status()).toMatch(/^We couldn’t find this address/))
    const down = await open([refuses(findAddress, 503, { type: 'unavailable' })], {
      country: 'NL',
      postcode: '9998 ZX',
      houseNumber: '12',
      city: 'Here',
    })
    await down.press()
    await vi.waitFor(() => expect(down.status()).toMatch(/isn’t available right now/))
    expect(down.value('city')).toBe('Here')
  })

  it('drops an answer about a postcode that was changed meanwhile', async () => {
    const form = await open([found], { country: 'NL', postcode: '9998 ZX', houseNumber: '12' })
    await form.focus('houseNumber')
    await act(async () => {
      document.querySelector('button')?.click()
      const field = document.querySelector<HTMLInputElement>('input[name="booker.houseNumber"]')!
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, '99')
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(form.calls).toHaveLength(1)
    expect(form.value('street')).toBe('')
  })
})
