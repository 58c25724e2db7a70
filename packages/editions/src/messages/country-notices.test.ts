import { expect, it } from 'vitest'
import { noticeIn } from './country-notices.ts'
import { markets, siteCodes } from '../markets.ts'
import { checkoutMessages } from './checkout.messages.ts'

it.each(siteCodes)('%s reads in the words of its law that stays cannot be withdrawn from', (site) => {
  const key = noticeIn(site, 'checkout.legal.no-withdrawal')
  const words = Object.entries(checkoutMessages).find(([one]) => one === key)?.[1][markets[site].messages]
  expect(words).toMatch(/\w{4}/)
  expect(/Rücktritt/.test(words ?? '')).toBe(site === 'de-at')
  expect(/Widerruf/.test(words ?? '')).toBe(markets[site].language === 'de' && site !== 'de-at')
})

it('leaves other notices as they are', () =>
  expect(noticeIn('de-at', 'checkout.legal.on-request')).toBe('checkout.legal.on-request'))
