import { useIntl, type PrimitiveType } from 'react-intl'

export type Text = (id: string, values?: Record<string, PrimitiveType | Date>) => string

/** Messages of the edition: `t('shell.nights', { nights: 7 })`. */
export function useText(): Text {
  const intl = useIntl()
  return (id, values) => intl.formatMessage({ id }, values)
}
