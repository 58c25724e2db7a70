import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { DateDialog } from './date-dialog.tsx'
import type { CalendarLanguage } from './calendar-locale.ts'

function Demo({ language }: { language: CalendarLanguage }) {
  const [open, setOpen] = useState(true)
  const [value, setValue] = useState('2025-07-12')
  return (
    <div style={{ minHeight: 520 }}>
      <Button onClick={() => setOpen(true)}>{value}</Button>
      <DateDialog
        open={open}
        onClose={() => setOpen(false)}
        value={value}
        onSelect={(date) => {
          setValue(date)
          setOpen(false)
        }}
        min="2025-07-04"
        language={language}
        title={language === 'de' ? 'Wann reisen Sie an?' : 'When do you arrive?'}
        closeLabel="Close"
        previousMonth="Previous month"
        nextMonth="Next month"
      />
    </div>
  )
}

const meta: Meta<typeof Demo> = { title: 'Islands/DateDialog', component: Demo, args: { language: 'en-GB' } }
export default meta

export const Default: StoryObj<typeof Demo> = {}
export const German: StoryObj<typeof Demo> = { args: { language: 'de' } }
export const Chooses: StoryObj<typeof Demo> = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    const [day] = await page.findAllByRole('gridcell', { name: '19' })
    await userEvent.click(day as HTMLElement)
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: '2025-07-19' })).toBeInTheDocument()
  },
}
