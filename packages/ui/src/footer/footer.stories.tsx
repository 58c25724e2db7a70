import type { Meta, StoryObj } from '@storybook/react-vite'
import { SampleFooter } from '../stories/sample-shell.tsx'

const meta: Meta<typeof SampleFooter> = {
  title: 'Components/Shell/Footer',
  component: SampleFooter,
  parameters: { layout: 'fullscreen' },
}
export default meta

export const Default: StoryObj<typeof SampleFooter> = { tags: ['german'] }
export const Checkout: StoryObj<typeof SampleFooter> = { args: { checkout: true } }
