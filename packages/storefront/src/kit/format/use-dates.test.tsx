import { markets, siteCodes } from '@camping/editions/markets.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { RawIntlProvider } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { createEditionIntl } from '../../boot/create-edition-intl.ts'
import { messagesOf } from '../../testing/test-app.ts'
import { useSpan } from './use-dates.ts'
import { useText } from './use-text.ts'

const arrivals = Array.from({ length: 12 }, (_, at) => `2027-${String(at + 1).padStart(2, '0')}-03`)

describe.each(siteCodes)('dates in sentences: %s', (site) => {
  it.each(arrivals)('a sentence that ends with a stay from %s on ends with one full stop', (date) => {
    function Sentences() {
      const t = useText()
      const span = useSpan()(date, 7)
      return [
        t('results.defaultDate', span),
        t('offer.hold.text', { ...span, time: '12:00' }),
        t('hold.gone.text', { ...span, site: 'X' }),
        t('checkout.expired.text', { ...span, site: 'X' }),
      ].join('\n')
    }
    const written = renderToStaticMarkup(
      <RawIntlProvider value={createEditionIntl(markets[site], messagesOf(site))}>
        <Sentences />
      </RawIntlProvider>,
    )
    expect(written).toContain('3')
    expect(written).not.toContain('..')
  })
})
