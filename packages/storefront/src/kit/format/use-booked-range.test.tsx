import { markets, type SiteCode } from '@camping/editions/markets.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { RawIntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import { createEditionIntl } from '../../boot/create-edition-intl.ts'
import { messagesOf } from '../../testing/test-app.ts'
import { useBookedRange } from './use-booked-range.ts'

it.each<[SiteCode, string]>([
  ['uk', '28 Dec 2027 – 4 Jan 2028'],
  ['de', '28. Dez. 2027 – 4. Jan. 2028'],
  ['fr', '28 déc. 2027 – 4 janv. 2028'],
  ['it', '28 dic 2027 – 4 gen 2028'],
])('a booked stay states its years, on one line: %s', (site, text) => {
  function Stay() {
    return useBookedRange()('2027-12-28', 7)
  }
  const written = renderToStaticMarkup(
    <RawIntlProvider value={createEditionIntl(markets[site], messagesOf(site))}>
      <Stay />
    </RawIntlProvider>,
  )
  expect(written).toBe(text.replaceAll(' ', '\u00A0'))
})
