import type { Meta, StoryObj } from '@storybook/react-vite'
import { freeSearch } from '@camping/contract/free-search.endpoints.ts'
import { freeSearchReply } from '@camping/contract/free-search.schemas.ts'
import { replies } from '@camping/testkit/fake-api.ts'
import { foundFixture } from '@camping/testkit/fixtures/free-search.fixture.ts'
import { longName, longText } from '../../../stories/long-text.ts'
import { pageStory, type PageStoryProps } from '../../../stories/page-story.tsx'

const meta: Meta<PageStoryProps> = {
  ...pageStory,
  title: 'Pages/Free search',
  args: { route: 'freeSearch', query: 'query=lake' },
}
export default meta

type Story = StoryObj<PageStoryProps>

const none = { total: 0, items: [] }
const nothing = { sites: none, places: none, themes: none, pages: none }

export const Default: Story = {}
export const Loading: Story = { args: { waiting: true } }
export const LongText: Story = {
  args: {
    query: `query=${encodeURIComponent(longName)}`,
    answers: [
      replies(freeSearch, freeSearchReply, {
        ...foundFixture,
        sites: {
          total: 1,
          items: foundFixture.sites.items.map((site) => ({ ...site, name: longName })),
        },
        pages: { total: 1, items: [{ slug: 'about-lakes', title: longName, excerpt: longText }] },
      }),
    ],
  },
}
export const NoQuery: Story = { args: { query: '' } }
export const Empty: Story = {
  name: 'Nothing found',
  args: { answers: [replies(freeSearch, freeSearchReply, nothing)] },
}
export const Unavailable: Story = { args: { refused: 503 } }
