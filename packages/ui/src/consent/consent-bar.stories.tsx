import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { ConsentBar, type ConsentBarProps } from './consent-bar.tsx'
import { coversPage } from '../stories/covers-page.ts'

const answer = fn()

/** The footer's button opens the settings in the same way. */
function OpenedByButton(args: ConsentBarProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <main id="content" style={{ minBlockSize: '100vh', padding: 24 }}>
        <button type="button" onClick={() => setOpen(true)}>
          A button of the page
        </button>
      </main>
      {open && <ConsentBar {...args} onClose={() => setOpen(false)} />}
    </>
  )
}

const meta: Meta<typeof ConsentBar> = {
  title: 'Components/Shell/Consent bar',
  component: ConsentBar,
  parameters: { layout: 'fullscreen', ...coversPage },
  args: {
    title: 'Which cookies may we use?',
    text: 'The site works without further cookies. If you agree, we also measure how it is used and show offers that fit. You can change your mind at any time at the foot of the page.',
    more: { text: 'More about cookies', href: '#cookies' },
    words: {
      accept: 'Accept',
      refuse: 'Refuse',
      choose: 'Choose myself',
      save: 'Save my choice',
      close: 'Close',
    },
    options: [
      { id: 'statistics', text: 'Statistics, so that we see what can be better', checked: false },
      { id: 'marketing', text: 'Marketing, so that offers fit what you look for', checked: false },
    ],
    onAnswer: answer,
  },
  render: (args) => (
    <>
      <main id="content" style={{ minBlockSize: '100vh', padding: 24 }}>
        <button type="button">A button of the page</button>
      </main>
      <ConsentBar {...args} />
    </>
  ),
}
export default meta

type Story = StoryObj<typeof ConsentBar>
export const Default: Story = {}
/** A single category leaves nothing to choose from. */
export const OneCategory: Story = {
  args: {
    options: [{ id: 'statistics', text: 'Statistics, so that we see what can be better', checked: false }],
  },
}
export const Choice: Story = {
  play: async ({ canvas }) => {
    answer.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Choose myself' }))
    const [statistics, marketing] = canvas.getAllByRole('checkbox')
    await expect(statistics).not.toBeChecked()
    await expect(marketing).not.toBeChecked()
    await userEvent.click(marketing as HTMLElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Save my choice' }))
    await expect(answer).toHaveBeenCalledWith(['marketing'])
  },
}
export const LongText: Story = {
  args: {
    title: 'Welche zusätzlichen Cookies dürfen wir auf diesem Gerät verwenden?',
    text: 'Die Website funktioniert ohne weitere Cookies. Wenn Sie zustimmen, messen wir auch, wie sie genutzt wird, und zeigen passende Angebote. Ihre Wahl können Sie unten auf der Seite jederzeit in den Cookie-Einstellungen ändern.',
    words: {
      accept: 'Allen zustimmen',
      refuse: 'Alle ablehnen',
      choose: 'Selbst auswählen, was wir verwenden dürfen',
      save: 'Auswahl speichern',
      close: 'Schliessen',
    },
  },
}
export const Opened: Story = {
  render: (args) => <OpenedByButton {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'A button of the page' })
    await userEvent.click(opener)
    await expect(canvas.getByRole('region')).toHaveFocus()
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(2)
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('region')).toBeNull()
    await expect(opener).toHaveFocus()
    await userEvent.click(opener)
  },
}
