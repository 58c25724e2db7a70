import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { tabTo } from '../stories/tab-to.ts'
import { useStoryEdition } from '../stories/story-edition.tsx'
import { DateDialog } from './date-dialog.tsx'
import type { CalendarLanguage } from './calendar-locale.ts'

function Demo(props: { language?: CalendarLanguage; closed?: boolean }) {
  const edition = useStoryEdition()
  const language = props.language ?? edition.language
  const [open, setOpen] = useState(!props.closed)
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
        title={language === 'de' ? 'Wann reisen Sie an?' : edition.translate('When do you arrive?')}
        closeLabel={edition.translate('Close')}
        previousMonth={edition.translate('Previous month')}
        nextMonth={edition.translate('Next month')}
      />
    </div>
  )
}

const meta: Meta<typeof Demo> = { title: 'Islands/DateDialog', component: Demo }
export default meta

export const Default: StoryObj<typeof Demo> = { tags: ['german'] }
export const German: StoryObj<typeof Demo> = { args: { language: 'de' } }
export const Chooses: StoryObj<typeof Demo> = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    const dialog = await page.findByRole('dialog')
    await waitFor(() => expect(within(dialog).getByRole('gridcell', { name: '12' })).toHaveFocus())
    await userEvent.click(within(dialog).getByRole('gridcell', { name: '19' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: '2025-07-19' })).toBeInTheDocument()
  },
}
export const ByKeyboard: StoryObj<typeof Demo> = {
  args: { closed: true },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    const isGone = () => waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await tabTo(canvas.getByRole('button', { name: '2025-07-12' }))
    await userEvent.keyboard('{Enter}')
    const dialog = await page.findByRole('dialog')
    await waitFor(() => expect(within(dialog).getByRole('gridcell', { name: '12' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}')
    await isGone()
    const opener = canvas.getByRole('button', { name: '2025-07-20' })
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await page.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await isGone()
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
