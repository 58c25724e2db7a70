import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageStory, type PageStoryProps } from '../../../stories/page-story.tsx'

const meta: Meta<PageStoryProps> = {
  ...pageStory,
  title: 'Pages/Login',
  args: { route: 'login' },
}
export default meta

type Story = StoryObj<PageStoryProps>

export const Default: Story = {}
