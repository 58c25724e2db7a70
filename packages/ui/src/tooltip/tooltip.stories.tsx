import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Tooltip } from './tooltip.tsx'

const meta: Meta<typeof Tooltip> = {
  title: 'Components/Shell/Tooltip',
  component: Tooltip,
  args: { text: 'Your payment is protected by the guarantee fund', children: <a href="#sgr">SGR</a> },
}
export default meta

export const Default: StoryObj<typeof Tooltip> = {}
export const LongText: StoryObj<typeof Tooltip> = {
  args: { text: 'Ihre Zahlung ist durch die Reisegarantie des Veranstalters vollständig abgesichert' },
}
export const ReachedByKeyboard: StoryObj<typeof Tooltip> = {
  play: async () => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}
