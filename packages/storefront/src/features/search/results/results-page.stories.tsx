import type { Meta, StoryObj } from '@storybook/react-vite'
import { searchSites } from '@camping/contract/search.endpoints.ts'
import { searchSitesReply } from '@camping/contract/search.schemas.ts'
import { replies } from '@camping/testkit/fake-api.ts'
import { longName } from '../../../stories/long-text.ts'
import { nothingFound, sampleSearch } from '../../../stories/sample-world.ts'
import { pageStory, type PageStoryProps } from '../../../stories/page-story.tsx'

const meta: Meta<PageStoryProps> = {
  ...pageStory,
  title: 'Pages/Results',
  args: { route: 'searchAndBook' },
}
export default meta

type Story = StoryObj<PageStoryProps>

const longResults = {
  ...sampleSearch,
  sites: sampleSearch.sites.map((site) => ({ ...site, name: longName })),
}

export const Default: Story = {}
export const Filtered: Story = { args: { query: 'facilities=1&bedrooms=2' } }
export const Loading: Story = { args: { waiting: true } }
export const Empty: Story = {
  name: 'Nothing found',
  args: { query: 'facilities=1', answers: [replies(searchSites, searchSitesReply, nothingFound)] },
}
export const LongText: Story = { args: { answers: [replies(searchSites, searchSitesReply, longResults)] } }
export const Unavailable: Story = { args: { refused: 503 } }
