import { consentCookie } from '@camping/core/consent/consent.rules.ts'
import { flagsCookie, visitorCookie } from '@camping/core/experiments/experiments.rules.ts'
import { searchCookie } from '@camping/core/search/criteria-codec.rules.ts'
import { storedInBrowser } from '@camping/editions/legal/stored-in-browser.data.ts'
import { expect, it } from 'vitest'

it.each([searchCookie, consentCookie, visitorCookie, flagsCookie])(
  'the pages about cookies show how long $name lasts',
  ({ name, maxAge }) => {
    expect(storedInBrowser.find(({ names }) => names.includes(name))?.lasts).toBe(maxAge)
  },
)
