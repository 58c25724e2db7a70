import { createElement } from 'react'
import { expect, it } from 'vitest'
import type { Slots } from '@camping/ui/slots/slot-props.ts'
import { renderTestPage } from '../../../testing/render-test-page.ts'

const part = (text: string) => () => Promise.resolve(() => createElement('b', { 'data-own': true }, text))

it('has what an app puts before and after its sections, in their order', async () => {
  const slots: Slots = {
    'home.before.countries': part('before countries'),
    'home.after.countries': part('after countries'),
    'home.after.themes': part('of a section that the app leaves out'),
  }
  const { page } = await renderTestPage({
    address: '/uk',
    answers: [],
    slots,
    config: { homeSections: [{ section: 'funnels' }, { section: 'countries' }] },
  })
  const marks = [...page.querySelectorAll('main h2, main [data-own]')].map(({ textContent }) => textContent)
  expect(marks.slice(-3)).toEqual(['before countries', 'Popular countries', 'after countries'])
})
