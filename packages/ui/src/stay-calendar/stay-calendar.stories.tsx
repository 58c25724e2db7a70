import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Sheet } from '../popups/sheet.tsx'
import { pressEscape } from '../stories/press-escape.ts'
import { InEdition, useStoryEdition } from '../stories/story-edition.tsx'
import { tabTo } from '../stories/tab-to.ts'
import { monthDays } from './calendar-dates.ts'
import type { CalendarNames, DayFacts } from './calendar-month.tsx'
import { StayCalendar, type StayCalendarProps } from './stay-calendar.tsx'
import { coversPage } from '../stories/covers-page.ts'

function namesIn(language: string): CalendarNames {
  const written = (date: string, options: Intl.DateTimeFormatOptions) =>
    new Date(`${date}T12:00:00Z`).toLocaleDateString(language, { timeZone: 'UTC', ...options })
  return {
    // 1 January 2024 was a Monday.
    weekdays: monthDays('2024-01')
      .slice(0, 7)
      .map((day) => ({ short: written(day, { weekday: 'short' }), long: written(day, { weekday: 'long' }) })),
    month: (month) => written(`${month}-01`, { month: 'long', year: 'numeric' }),
    day: (date) => written(date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  }
}

function factsOf(date: string, number: number): DayFacts {
  if (number > 19 && number < 23) return { mark: { sign: '', struck: true }, label: `${date}: fully booked` }
  if (number > 28) return { mark: { sign: '–' }, label: `${date}: closed` }
  if (number % 7 === 3)
    return {
      price: `£${600 + number * 7}`,
      low: number === 3,
      label: `${date}, 7 nights £${600 + number * 7}`,
    }
  return number % 7 === 6
    ? { mark: { sign: '10+' }, label: `${date}: stays from 10 nights` }
    : { mark: { sign: '○' }, label: `${date}: open, but no arrival on this day` }
}

const sampleFacts = new Map(
  ['2027-07', '2027-08'].flatMap((month) =>
    monthDays(month).map((date, at) => [date, factsOf(date, at + 1)] as const),
  ),
)

const legend = {
  label: 'Key',
  items: [
    { sign: '12', struck: true, text: 'Fully booked' },
    { sign: '○', text: 'Open, but no arrival on this day' },
    { sign: '10+', text: 'Only for longer stays' },
    { sign: '–', text: 'Closed' },
  ],
}

function InSheet({ closed, ...props }: StayCalendarProps & { closed?: boolean }) {
  const { language } = useStoryEdition()
  const [open, setOpen] = useState(!closed)
  const [arrival, setArrival] = useState(props.arrival)
  return (
    <InEdition>
      <div style={{ minHeight: 640 }}>
        <Button onClick={() => setOpen(true)}>{arrival ?? 'Choose a date'}</Button>
        {open && (
          <Sheet
            wide="calendar"
            title="When do you arrive?"
            closeLabel="Close"
            onClose={() => setOpen(false)}
          >
            <StayCalendar
              {...props}
              names={namesIn(language)}
              arrival={arrival}
              onSelect={(date) => {
                props.onSelect(date)
                setArrival(date)
                setOpen(false)
              }}
            />
          </Sheet>
        )}
      </div>
    </InEdition>
  )
}

const meta: Meta<typeof InSheet> = {
  title: 'Components/Search/StayCalendar',
  component: InSheet,
  parameters: coversPage,
  args: {
    names: namesIn('en-GB'),
    min: '2027-05-10',
    lastMonth: '2028-09',
    opensAt: '2027-07',
    arrival: '2027-07-10',
    nights: 7,
    labels: { previous: 'Previous month', next: 'Next month', month: 'Month' },
    onSelect: fn(),
  },
}
export default meta

type Story = StoryObj<typeof InSheet>
const dialogOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body).findByRole('dialog')

export const Days: Story = { tags: ['german'] }
export const NothingChosen: Story = { args: { arrival: null } }
export const FromToday: Story = { args: { arrival: null, opensAt: '2027-05' } }
export const Prices: Story = {
  tags: ['german'],
  args: {
    priced: true,
    facts: sampleFacts,
    legend,
    caption: 'Lowest total by day of arrival, 7 nights, 2 adults',
    note: '',
  },
}
export const Explained: Story = {
  args: {
    ...Prices.args,
    note: (
      <>
        Tuesday 6 July: stays from 10 nights <Button>10 nights: £912</Button>
      </>
    ),
  },
}
export const FourDigits: Story = {
  tags: ['desktop'],
  args: {
    ...Prices.args,
    facts: new Map(
      ['2027-07', '2027-08']
        .flatMap(monthDays)
        .map((date, at) => [
          date,
          { price: `CHF 1’${800 + at}`, low: at === 2, label: `${date}, 7 nights CHF 1’${800 + at}` },
        ]),
    ),
  },
}
export const Updating: Story = { args: { ...Prices.args, updating: true } }
export const Chooses: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement)
    const day = within(dialog).getByRole('button', { name: /17 July 2027/ })
    await waitFor(() => expect(within(dialog).getByRole('button', { name: /10 July 2027/ })).toHaveFocus())
    await userEvent.click(day)
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith('2027-07-17'))
  },
}
export const ByKeyboard: Story = {
  args: { closed: true },
  play: async ({ canvas, canvasElement, args }) => {
    await tabTo(canvas.getByRole('button', { name: '2027-07-10' }))
    await userEvent.keyboard('{Enter}')
    const dialog = await dialogOf(canvasElement)
    const focused = (name: RegExp) =>
      waitFor(() => expect(within(dialog).getByRole('button', { name })).toHaveFocus())
    await focused(/10 July 2027/)
    await userEvent.keyboard('{ArrowDown}{PageDown}')
    await focused(/17 August 2027/)
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}')
    await focused(/17 August 2028/)
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}{Home}')
    await focused(/16 August 2027/)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith('2027-08-16'))
    const opener = canvas.getByRole('button', { name: '2027-08-16' })
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    pressEscape(await dialogOf(canvasElement))
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
