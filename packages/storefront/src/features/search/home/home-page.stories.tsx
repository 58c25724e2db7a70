import type { Meta, StoryObj } from '@storybook/react-vite'
import { navigationGroups } from '@camping/contract/navigation.endpoints.ts'
import { navigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import { replies } from '@camping/testkit/fake-api.ts'
import { longName } from '../../../stories/long-text.ts'
import { sampleNavigation } from '../../../stories/sample-world.ts'
import { pageStory, type PageStoryProps } from '../../../stories/page-story.tsx'

const meta: Meta<PageStoryProps> = {
  ...pageStory,
  title: 'Pages/Home',
  args: { route: 'home' },
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
        funnels: sampleNavigation.funnels.map((funnel) => ({
          ...funnel,
          name: longName,
          countries: funnel.countries.map((country) => ({ ...country, name: longName })),
        })),
      }),
    ],
  },
}
export const Unavailable: Story = { args: { refused: 503 } }
