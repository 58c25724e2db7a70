import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Disclosure } from './disclosure.tsx'

const meta: Meta<typeof Disclosure> = {
  title: 'Components/Controls/Disclosure',
  component: Disclosure,
  args: { summary: 'What is included', children: 'Water, electricity and a place for the car.' },
}
export default meta

type Story = StoryObj<typeof Disclosure>
export const Closed: Story = {}
export const LongText: Story = {
  args: { summary: 'Leistungen, die im angezeigten Gesamtpreis bereits enthalten sind' },
}
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('What is included'))
    await expect(canvas.getByText(/Water, electricity/)).toBeVisible()
  },
}
export const ClosesOnEscape: Story = {
  play: async ({ canvas }) => {
    const summary = canvas.getByText('What is included')
    await userEvent.click(summary)
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByText(/Water, electricity/)).not.toBeVisible()
    await expect(summary).toHaveFocus()
  },
}
