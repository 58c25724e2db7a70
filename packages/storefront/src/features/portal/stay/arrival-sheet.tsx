import { Sheet } from '@camping/ui/popups/sheet.tsx'
import { StayCalendar } from '@camping/ui/stay-calendar/stay-calendar.tsx'
import { useLazyWords } from '../../../kit/app/lazy-words.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { useStayCalendar } from '../../../kit/stay-calendar/use-stay-calendar.ts'

export interface ArrivalSheetProps {
  arrival: string
  nights: number
  onChange: (date: string) => void
  onClose: () => void
}

/** The calendar of a booked stay. What another day costs is in the offer that follows. */
export function ArrivalSheet({ arrival, nights, onChange, onClose }: ArrivalSheetProps) {
  useLazyWords('calendar')
  const t = useText()
  return (
    <Sheet wide="calendar" title={t('stay.arrival')} closeLabel={t('shell.close')} onClose={onClose}>
      <StayCalendar
        {...useStayCalendar()}
        arrival={arrival}
        nights={nights}
        onSelect={(date) => {
          onChange(date)
          onClose()
        }}
      />
    </Sheet>
  )
}
