import { editionMoment } from '@camping/editions/edition-moment.ts'
import { useApp } from '../app/app-context.tsx'
import { useClock } from './use-clock.ts'

/** The date and the written time of a moment in the edition's time zone: '2027-07-03' and '2pm'. */
export function useMoment(): (at: Date | string | number) => { date: string; time: string } {
  const { site } = useApp()
  const clock = useClock()
  return (at) => {
    const { date, time } = editionMoment(site, new Date(at))
    return { date, time: clock(time) }
  }
}
