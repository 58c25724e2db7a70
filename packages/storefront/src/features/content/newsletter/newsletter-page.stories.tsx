import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageStory, type PageStoryProps } from '../../../stories/page-story.tsx'

const meta: Meta<PageStoryProps> = {
  ...pageStory,
  title: 'Pages/Newsletter',
  args: { route: 'newsletter' },
}
export default meta

type Story = StoryObj<PageStoryProps>

export const Default: Story = {}
export const Sent: Story = { args: { query: 'step=sent' } }
export const Confirm: Story = { args: { query: 'step=confirm&token=abc' } }
export const Confirmed: Story = { args: { query: 'step=confirmed' } }
export const Leave: Story = { args: { query: 'step=leave&token=abc' } }
export const LinkIsOld: Story = { args: { query: 'step=ended' } }
export const Refused: Story = { args: { query: 'step=invalid' } }
