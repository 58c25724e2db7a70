import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Toasts } from './toasts.tsx'
import { coversPage } from '../stories/covers-page.ts'

const meta = {
  title: 'Components/Shell/Toasts',
  component: Toasts,
  parameters: coversPage,
  args: { toasts: [], onDismiss: fn(), closeLabel: 'Close', duration: 3_600_000 },
} satisfies Meta<typeof Toasts>
export default meta

type Story = StoryObj<typeof meta>

export const Success: Story = {
  args: { toasts: [{ id: '1', kind: 'success', text: 'Thank you, you are signed up.' }] },
}
export const Failure: Story = {
  args: {
    toasts: [
      {
        id: '1',
        kind: 'error',
        text: 'We could not start your payment. Nothing was charged. Please try again or choose another method.',
      },
    ],
  },
}
export const WithUndo: Story = {
  args: {
    toasts: [{ id: '1', kind: 'info', text: 'No longer among your favourites.', actionText: 'Undo' }],
  },
}
export const SeveralInThePortal: Story = {
  args: {
    position: 'top',
    toasts: [
      { id: '1', kind: 'success', text: 'Your details were saved.' },
      { id: '2', kind: 'info', text: 'You can see this booking only.' },
      { id: '3', kind: 'error', text: 'Something went wrong. Please try again.' },
    ],
  },
}
export const None: Story = {}
export const Dismissed: Story = {
  args: { toasts: [{ id: '1', kind: 'info', text: 'Saved.', actionText: 'Undo' }] },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }))
    await expect(args.onDismiss).toHaveBeenCalledWith('1')
  },
}
