import { elided } from '@camping/editions/date-text.ts'
import type { MessageKey } from '@camping/editions/messages/message-key.ts'
import { useIntl, type PrimitiveType } from 'react-intl'

export type Text = (id: MessageKey, values?: Record<string, PrimitiveType | Date>) => string

/** Messages of the edition: `t('shell.nights', { nights: 7 })`. */
export function useText(): Text {
  const intl = useIntl()
  return (id, values) => {
    const text = intl.formatMessage({ id }, values)
    return intl.locale === 'it-IT' ? elided(text) : text
  }
}
