import { navigationGroups } from '@camping/contract/navigation.endpoints.ts'
import { navigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import { replies } from '@camping/testkit/fake-api.ts'
import { navigationFixture } from '@camping/testkit/fixtures/navigation.fixture.ts'
import { describe, expect, it } from 'vitest'
import type { BootData } from '../../../boot/boot-data.ts'
import { renderTestPage, type TestPage } from '../../../testing/render-test-page.ts'

async function home(change: Partial<TestPage>) {
  const { page, rendered, errors } = await renderTestPage({
    address: '/uk',
    answers: [replies(navigationGroups, navigationGroupsReply, navigationFixture)],
    ...change,
  })
  expect(errors).toEqual([])
  if (rendered.kind !== 'document') throw new Error('The home page is a document')
  const box = page.querySelector('main [data-search-box]')
  return {
    box,
    // Fields in the markup for browsers with scripts.
    fields: [...(box?.querySelectorAll<HTMLElement>('input[name], select[name]') ?? [])]
      .filter((field) => !field.closest('noscript'))
      .map((field) => field.getAttribute('name') ?? ''),
    action: box?.querySelector('form')?.getAttribute('action'),
    messages: rendered.messages,
    boot: JSON.parse(rendered.boot) as BootData,
  }
}

describe('the search box in the markup', () => {
  it('is the Bravo box: one free field, to search-and-book', async () => {
    const { box, fields, action, messages, boot } = await home({})
    expect(box?.getAttribute('data-search-box')).toBe('bravo')
    expect(fields).toEqual(['query', 'date', 'duration', 'adults'])
    expect(action).toBe('/uk/search-and-book')
    expect(messages).not.toContain('alpha')
    expect(boot.state.experiments).toEqual({ flags: {} })
  })

  it('is the Alpha box where one was picked: two selects, to /search, with its words', async () => {
    const { box, fields, action, messages, boot } = await home({
      flags: { searchBox: 'alpha' },
      config: { flagship: 'true' },
    })
    expect(box?.getAttribute('data-search-box')).toBe('alpha')
    expect(fields).toEqual(['country', 'area', 'date', 'duration', 'adults'])
    expect(action).toBe('/uk/search')
    expect(
      [...(box?.querySelectorAll('select[name=country] option') ?? [])].map((one) => one.textContent),
    ).toEqual(['Anywhere in Europe', 'Italy'])
    expect(messages).toContain('alpha')
    expect(boot.state.experiments).toEqual({ flags: { searchBox: 'alpha' } })
  })

  it('shows the place of the address in both selects without a request for areas', async () => {
    const { box } = await home({
      address: '/uk?country=italy',
      flags: { searchBox: 'alpha' },
      config: { flagship: 'true' },
    })
    expect(box?.querySelector('select[name=country] option[selected]')?.textContent).toBe('Italy')
    expect(box?.querySelector('select[name=area]')?.hasAttribute('disabled')).toBe(false)
  })

  it('is Bravo in an app that takes no part, whatever was picked', async () => {
    const { box } = await home({ flags: { searchBox: 'alpha' } })
    expect(box?.getAttribute('data-search-box')).toBe('bravo')
  })
})
