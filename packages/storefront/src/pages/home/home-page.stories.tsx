import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageStory, type PageStoryProps } from '../../stories/page-story.tsx'

const meta: Meta<PageStoryProps> = {
  ...pageStory,
  title: 'Pages/Home',
  args: { route: 'home' },
}
export default meta

type Story = StoryObj<PageStoryProps>

export const Default: Story = {}
export const Unavailable: Story = { args: { refused: 503 } }
