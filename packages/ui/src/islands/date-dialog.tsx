import Dialog from '@mui/material/Dialog'
import Drawer from '@mui/material/Drawer'
import useMediaQuery from '@mui/material/useMediaQuery'
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import dayjs from 'dayjs'
import { Suspense, use, useId } from 'react'
import type { ReactNode } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { loadCalendarLocale } from './calendar-locale.ts'
import type { CalendarLanguage } from './calendar-locale.ts'
import styles from './date-dialog.module.css'
import { MuiIsland } from './mui-island.tsx'

export interface DateDialogProps {
  open: boolean
  onClose: () => void
  /** Receives 'YYYY-MM-DD'; the dialog does not close by itself. */
  onSelect: (date: string) => void
  /** 'YYYY-MM-DD' */
  value?: string
  /** First and last day that can be chosen, 'YYYY-MM-DD'; days before `min` are disabled. */
  min: string
  max?: string
  isClosed?: (date: string) => boolean
  language: CalendarLanguage
  title: string
  closeLabel: string
  previousMonth: string
  nextMonth: string
  /** Above the calendar: the choice of flexibility. */
  before?: ReactNode
  /** Replaces the calendar when the visitor needs no exact day. */
  instead?: ReactNode
  /** Below the calendar: a hint, a button. */
  children?: ReactNode
}

/** Day picker: a dialog on desktops, a bottom sheet on phones. */
export function DateDialog(props: DateDialogProps) {
  return (
    <MuiIsland>
      <DateFrame {...props} />
    </MuiIsland>
  )
}

function DateFrame(props: DateDialogProps) {
  const { open, onClose, title, closeLabel, before, instead, children } = props
  const wide = useMediaQuery('(min-width:768px)', { noSsr: true })
  const id = useId()
  const content = (
    <>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </header>
      {before && <div className={styles.before}>{before}</div>}
      <div className={styles.calendar}>
        {instead ? (
          <div className={styles.instead}>{instead}</div>
        ) : (
          <Suspense fallback={null}>
            <LocalCalendar {...props} />
          </Suspense>
        )}
      </div>
      {children && <div className={styles.after}>{children}</div>}
    </>
  )
  if (wide)
    return (
      <Dialog open={open} onClose={onClose} transitionDuration={180} aria-labelledby={id}>
        {content}
      </Dialog>
    )
  return (
    <Drawer
      open={open}
      onClose={onClose}
      anchor="bottom"
      transitionDuration={180}
      slotProps={{
        paper: { className: styles.sheet, role: 'dialog', 'aria-modal': true, 'aria-labelledby': id },
      }}
    >
      {content}
    </Drawer>
  )
}

function LocalCalendar(props: DateDialogProps) {
  const { value, min, max, isClosed, language, onSelect, previousMonth, nextMonth } = props
  const locale = use(loadCalendarLocale(language))
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={locale}
      localeText={{ previousMonth, nextMonth }}
    >
      <DateCalendar
        views={['day']}
        value={value ? dayjs(value) : null}
        referenceDate={dayjs(value || min)}
        minDate={dayjs(min)}
        maxDate={max ? dayjs(max) : undefined}
        shouldDisableDate={isClosed && ((day) => isClosed(day.format('YYYY-MM-DD')))}
        onChange={(day) => day && onSelect(day.format('YYYY-MM-DD'))}
        dayOfWeekFormatter={(day) => day.format('dd')}
        fixedWeekNumber={6}
        autoFocus
        slotProps={{ day: { className: styles.day } }}
        className={styles.grid}
      />
    </LocalizationProvider>
  )
}
