import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { HeartButton } from './heart-button.tsx'

const meta: Meta<typeof HeartButton> = {
  title: 'Components/Controls/HeartButton',
  component: HeartButton,
  args: { id: 7, saved: false, label: 'Save Camping Bella Riva', onToggle: fn() },
}
export default meta

type Story = StoryObj<typeof HeartButton>
export const Default: Story = {}
export const Saved: Story = { args: { saved: true } }
export const WithText: Story = { args: { text: 'Save' } }
export const Toggles: Story = {
  play: async ({ canvas, args }) => {
    const heart = canvas.getByRole('button', { name: 'Save Camping Bella Riva' })
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(heart)
    await expect(args.onToggle).toHaveBeenCalledOnce()
  },
}
