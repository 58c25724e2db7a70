import type { Meta, StoryObj } from '@storybook/react-vite'
import { getDestination } from '@camping/contract/content.endpoints.ts'
import { destination } from '@camping/contract/content.schemas.ts'
import { searchSites } from '@camping/contract/search.endpoints.ts'
import { searchSitesReply } from '@camping/contract/search.schemas.ts'
import { refuses, replies } from '@camping/testkit/fake-api.ts'
import { destinationFixture } from '@camping/testkit/fixtures/search.fixture.ts'
import { longName, longText } from '../../../stories/long-text.ts'
import { nothingFound } from '../../../stories/sample-world.ts'
import { pageStory, type PageStoryProps } from '../../../stories/page-story.tsx'

const meta: Meta<PageStoryProps> = {
  ...pageStory,
  title: 'Pages/Kind of stay',
  args: { route: 'funnel', params: { funnel: 'campsites' } },
}
export default meta

type Story = StoryObj<PageStoryProps>

export const Default: Story = {}
export const Loading: Story = { args: { waiting: true } }
export const Empty: Story = {
  name: 'Nothing found',
  args: { answers: [replies(searchSites, searchSitesReply, nothingFound)] },
}
export const LongText: Story = {
  args: {
    answers: [
      replies(getDestination, destination, {
        ...destinationFixture,
        name: longName,
        title: longName,
        intro: longText,
      }),
    ],
  },
}
export const NotFound: Story = { args: { answers: [refuses(getDestination, 404, { type: 'not-found' })] } }
export const Unavailable: Story = { args: { refused: 503 } }
