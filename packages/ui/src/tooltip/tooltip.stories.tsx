import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tooltip } from './tooltip.tsx'

const meta: Meta<typeof Tooltip> = {
  title: 'Shell/Tooltip',
  component: Tooltip,
  args: { text: 'Your payment is protected by the guarantee fund', children: <a href="#sgr">SGR</a> },
}
export default meta

export const Default: StoryObj<typeof Tooltip> = {}
