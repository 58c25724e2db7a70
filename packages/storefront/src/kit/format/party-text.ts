import { useText } from './use-text.ts'

/** "2 adults, 1 child" in the edition's language. */
export function usePartyText(): (adults: number, children: number) => string {
  const t = useText()
  return (adults, children) =>
    children > 0 ? t('shell.party', { adults, children }) : t('shell.adults', { adults })
}
