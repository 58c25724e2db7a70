import type { AppConfig } from '@camping/editions/define-app.ts'
import { expect, it } from 'vitest'
import { fakeApp, lakeland } from '../testing/fake-apps.ts'
import { mailIdentities } from './mail-identities.ts'

function identityOf(change: Partial<AppConfig>, production = false) {
  const app = fakeApp('white-label', lakeland, ['nl'])
  const config = { ...app.config, logo: undefined, ...change } as AppConfig
  return mailIdentities([{ ...app, config }], { production, port: () => 3000 })(config.brand, 'nl')
}

it('has neither layout nor logo of its own by default', () => {
  expect(identityOf({})).toMatchObject({ layout: undefined, logo: undefined })
  expect(identityOf({ mails: { layout: 'letter' } })).toMatchObject({ layout: 'letter', logo: undefined })
})

it('has the logo that the build draws, at the address of the edition', () => {
  expect(identityOf({ mails: { logo: true } })?.logo).toEqual({
    src: 'http://lakeland.localhost:3000/_app/white-label/logo-mail.png',
    width: 34,
    containsName: false,
  })
  const wordmark = { file: 'logo.svg', width: 120, containsName: true }
  expect(identityOf({ mails: { logo: true }, logo: wordmark }, true)?.logo).toEqual({
    src: 'https://nl.lakeland.example/_app/white-label/logo-mail.png',
    width: 120,
    containsName: true,
  })
})
