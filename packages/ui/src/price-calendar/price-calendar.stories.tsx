import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { tabTo } from '../stories/tab-to.ts'
import { PriceCalendar, type PriceDay } from './price-calendar.tsx'

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

function day(number: number): PriceDay {
  const base = {
    date: `2027-07-${String(number).padStart(2, '0')}`,
    day: number,
    label: `${number} July 2027`,
    inStay: number >= 10 && number < 17,
    arrival: number === 10,
  }
  if (number < 3) return { ...base, past: true }
  if (number > 19 && number < 23) return { ...base, mark: { sign: '', struck: true } }
  if (number > 28) return { ...base, mark: { sign: '–' } }
  if (number % 7 === 3) return { ...base, price: `£${600 + number * 7}`, low: number === 3 }
  return { ...base, mark: number % 7 === 6 ? { sign: '10+' } : { sign: '○' } }
}

const meta: Meta<typeof PriceCalendar> = {
  title: 'Campsite/PriceCalendar',
  component: PriceCalendar,
  args: {
    title: 'July 2027',
    caption: 'Lowest total by day of arrival, 7 nights, 2 adults',
    weekdays: names.map((long) => ({ long, short: long.slice(0, 2) })),
    days: Array.from({ length: 31 }, (_, i) => day(i + 1)),
    firstWeekday: 3,
    onSelect: fn(),
    onReach: fn(),
    previous: { label: 'Previous month', onClick: () => {}, disabled: true },
    next: { label: 'Next month', onClick: () => {} },
    legend: {
      label: 'What the marks mean',
      items: [
        { sign: '12', struck: true, text: 'Fully booked' },
        { sign: '○', text: 'Open, but no arrival on this day' },
        { sign: '10+', text: 'Only for longer stays' },
        { sign: '–', text: 'Closed' },
      ],
    },
  },
}
export default meta

type Story = StoryObj<typeof PriceCalendar>
export const Month: Story = { tags: ['german'] }
export const Explained: Story = {
  args: {
    note: (
      <>
        Tuesday 6 July: stays from 10 nights <Button>10 nights: £912</Button>
      </>
    ),
  },
}
export const Updating: Story = {
  args: { updating: true },
  // The old days are pale on purpose while the new ones load.
  parameters: {
    a11y: {
      config: {
        rules: [
          { id: 'color-contrast', enabled: false },
          { id: 'label-content-name-mismatch', enabled: false },
        ],
      },
    },
  },
}
export const Chooses: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /17 July 2027/ }))
    await expect(args.onSelect).toHaveBeenCalledWith('2027-07-17')
    await expect(canvas.getByRole('button', { name: 'Previous month' })).toBeDisabled()
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await tabTo(canvas.getByRole('button', { name: /^10 July 2027/ }))
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('button', { name: /^17 July 2027/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith('2027-07-17')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('button', { name: /^16 July 2027/ })).toHaveFocus()
    await userEvent.keyboard('{PageDown}')
    await expect(args.onReach).toHaveBeenCalledWith('2027-08-16')
  },
}
