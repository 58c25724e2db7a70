import { clockText } from '@camping/editions/clock-text.ts'
import { useApp } from '../app/app-context.tsx'

/** Formats '14:00' for the edition: 2pm, 14 h. */
export function useClock(): (time: string) => string {
  const { market } = useApp()
  return (time) => clockText(market.languageTag, time)
}
