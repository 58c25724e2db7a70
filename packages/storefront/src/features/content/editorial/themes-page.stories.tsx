import type { Meta, StoryObj } from '@storybook/react-vite'
import { navigationGroups } from '@camping/contract/navigation.endpoints.ts'
import { navigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import { replies } from '@camping/testkit/fake-api.ts'
import { longName, longText } from '../../../stories/long-text.ts'
import { sampleNavigation } from '../../../stories/sample-world.ts'
import { pageStory, type PageStoryProps } from '../../../stories/page-story.tsx'

const meta: Meta<PageStoryProps> = {
  ...pageStory,
  title: 'Pages/Themes',
  args: { route: 'themes' },
}
export default meta

type Story = StoryObj<PageStoryProps>

export const Default: Story = {}
export const Loading: Story = { args: { waiting: true } }
export const LongText: Story = {
  args: {
    answers: [
      replies(navigationGroups, navigationGroupsReply, {
        ...sampleNavigation,
        themes: (sampleNavigation.themes ?? []).map((theme) => ({
          ...theme,
          title: longName,
          intro: longText,
        })),
      }),
    ],
  },
}
export const Unavailable: Story = { args: { refused: 503 } }
