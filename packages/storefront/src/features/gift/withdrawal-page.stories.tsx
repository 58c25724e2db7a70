import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageStory, type PageStoryProps } from '../../stories/page-story.tsx'

const meta: Meta<PageStoryProps> = {
  ...pageStory,
  title: 'Pages/Withdrawal',
  args: { route: 'withdrawal' },
}
export default meta

type Story = StoryObj<PageStoryProps>

export const Default: Story = {}
