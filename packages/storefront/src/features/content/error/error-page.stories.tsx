import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageStory, type PageStoryProps } from '../../../stories/page-story.tsx'

const meta: Meta<PageStoryProps> = {
  ...pageStory,
  title: 'Pages/Error',
  args: { route: 'info', params: { slug: 'x' } },
}
export default meta

type Story = StoryObj<PageStoryProps>

export const NotFound: Story = { args: { refused: 404 } }
export const Unavailable: Story = { args: { refused: 503 } }
