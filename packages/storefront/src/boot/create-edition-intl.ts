import { createIntl, createIntlCache, type IntlShape, type MessageFormatElement } from 'react-intl'
import type { MarketRow } from '@camping/editions/markets.ts'

export type CompiledMessages = Record<string, MessageFormatElement[]>

/**
 * One intl object per edition, because an IntlProvider per request would take half a millisecond. `messages` may grow.
 */
export function createEditionIntl(market: MarketRow, messages: CompiledMessages): IntlShape {
  return createIntl(
    {
      locale: market.languageTag,
      messages,
      onError: (error) => {
        if (error.code !== 'MISSING_DATA') console.error(error.message)
      },
    },
    createIntlCache(),
  )
}
