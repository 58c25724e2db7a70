import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { ChatbotPanel, type ChatbotPanelProps } from './chatbot-panel.tsx'
import { coversPage } from '../stories/covers-page.ts'

const ask = fn()

/** The button of a page opens it. */
function OpenedByButton(args: ChatbotPanelProps) {
  const [open, setOpen] = useState(false)
  return (
    <main style={{ minBlockSize: '100vh', padding: 24 }}>
      <button type="button" onClick={() => setOpen(true)}>
        A button of the page
      </button>
      {open && <ChatbotPanel {...args} onClose={() => setOpen(false)} />}
    </main>
  )
}

const meta: Meta<typeof ChatbotPanel> = {
  title: 'Components/Shell/Chatbot panel',
  component: ChatbotPanel,
  parameters: { layout: 'fullscreen', ...coversPage },
  args: {
    title: 'Questions and answers',
    intro: 'Ask about booking, payment or your stay. A computer program answers.',
    words: {
      close: 'Close',
      log: 'Conversation',
      visitor: 'You:',
      chatbot: 'Answer:',
      label: 'Your question',
      send: 'Send',
      busy: 'Looking for an answer …',
      retry: 'Try again',
    },
    lines: [],
    busy: false,
    maxLength: 500,
    onAsk: ask,
    onRetry: () => {},
    onClose: () => {},
  },
  render: (args) => (
    <main style={{ minBlockSize: '100vh', padding: 24 }}>
      <p>The page behind it.</p>
      <ChatbotPanel {...args} />
    </main>
  ),
}
export default meta

type Story = StoryObj<typeof ChatbotPanel>

const consent = {
  title: 'Before we start',
  paragraphs: [
    'Your questions go to our chat service, together with the language of this page. Please leave out names and card numbers.',
    'You can withdraw your consent at any time in the cookie settings.',
  ],
  agree: 'Agree',
  refuse: 'No, thanks',
  more: { text: 'More about privacy', href: '#privacy' },
  onAgree: () => {},
}
const talk: ChatbotPanelProps['lines'] = [
  { from: 'visitor', text: 'When do I have to pay?' },
  {
    from: 'chatbot',
    text: 'A deposit when you book and the rest six weeks before you arrive.',
    source: { text: 'Read more: Terms and conditions', href: '#terms' },
  },
]
const handOver = (
  <>
    <p>Would you rather write to us?</p>
    <Button icon="mail">Message about 5PRAKA9451</Button>
  </>
)

export const Consent: Story = { args: { consent } }
export const Empty: Story = {
  play: async ({ canvas }) => {
    ask.mockClear()
    const field = canvas.getByRole('textbox', { name: 'Your question' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.type(field, '  ')
    await userEvent.keyboard('{Enter}')
    await expect(ask).not.toHaveBeenCalled()
    await userEvent.type(field, 'May my dog come?')
    await userEvent.keyboard('{Enter}')
    await expect(ask).toHaveBeenCalledWith('May my dog come?')
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
  },
}
export const Answered: Story = { args: { lines: talk, handOver } }
export const Busy: Story = { args: { lines: talk.slice(0, 1), busy: true, handOver } }
export const Failed: Story = {
  args: { lines: talk.slice(0, 1), trouble: 'The answer didn’t arrive.', handOver },
}
export const LongTalk: Story = {
  args: {
    title: 'Fragen und Antworten rund um Ihren Aufenthalt',
    lines: [
      ...talk,
      { from: 'visitor', text: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenreservierung?' },
      { from: 'chatbot', text: 'Camping Storchenruh, Buchung 5PRAKA9451.\nNoch zu zahlen: 1.103,84 €.' },
      ...talk,
      ...talk,
    ],
    handOver,
  },
}
export const Opened: Story = {
  render: (args) => <OpenedByButton {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'A button of the page' })
    await userEvent.click(opener)
    await expect(canvas.getByRole('dialog', { name: 'Questions and answers' })).toBeVisible()
    await expect(canvas.getByRole('log')).toHaveAttribute('aria-label', 'Conversation')
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(opener).toHaveFocus()
    await userEvent.click(opener)
  },
}
