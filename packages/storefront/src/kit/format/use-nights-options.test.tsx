import { markets } from '@camping/editions/markets.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { RawIntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import { createEditionIntl } from '../../boot/create-edition-intl.ts'
import { messagesOf } from '../../testing/test-app.ts'
import { useNightsOptions } from './use-nights-options.ts'

function offered(present: number): number[] {
  const found: number[] = []
  function Options() {
    found.push(...useNightsOptions(present).map(({ nights }) => nights))
    return null
  }
  renderToStaticMarkup(
    <RawIntlProvider value={createEditionIntl(markets.uk, messagesOf('uk'))}>
      <Options />
    </RawIntlProvider>,
  )
  return found
}

const month = Array.from({ length: 28 }, (_, before) => before + 1)

it('search-25: every length up to four weeks is offered, and a longer one that an address requests', () => {
  expect(offered(7)).toEqual(month)
  expect(offered(35)).toEqual([...month, 35])
})
