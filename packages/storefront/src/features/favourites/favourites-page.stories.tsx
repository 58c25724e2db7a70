import type { Meta, StoryObj } from '@storybook/react-vite'
import { getLists } from '@camping/contract/favourite-lists.endpoints.ts'
import { namedLists } from '@camping/contract/favourite-lists.schemas.ts'
import { getFavourites } from '@camping/contract/favourites.endpoints.ts'
import { favouriteSites } from '@camping/contract/favourites.schemas.ts'
import { replies } from '@camping/testkit/fake-api.ts'
import { longName } from '../../stories/long-text.ts'
import { sampleSearch } from '../../stories/sample-world.ts'
import { pageStory, type PageStoryProps } from '../../stories/page-story.tsx'

const meta: Meta<PageStoryProps> = {
  ...pageStory,
  title: 'Pages/Favourites',
  args: { route: 'favourites', signedIn: true },
}
export default meta

type Story = StoryObj<PageStoryProps>

const nothingSaved = {
  stay: { date: '2027-07-03', nights: 7, isDefaultDate: true },
  currency: 'GBP' as const,
  favourites: [],
}

export const Default: Story = {}
const named = {
  lists: ['Summer 2027', 'Lakes with the grandparents'].map((name, index) => ({
    id: index + 1,
    name,
    entries: sampleSearch.sites
      .slice(0, 2 - index)
      .map(({ siteId }) => ({ siteId, since: 1_793_520_000_000, byOther: index === 0 })),
    sharing: index === 0 ? { token: 'a'.repeat(43), othersAdd: true } : null,
  })),
}
export const WithLists: Story = { args: { answers: [replies(getLists, namedLists, named)] } }
export const OneList: Story = { args: { query: 'list=1', answers: [replies(getLists, namedLists, named)] } }
export const Loading: Story = { args: { waiting: true } }
export const LongText: Story = {
  args: {
    answers: [
      replies(getFavourites, favouriteSites, {
        ...nothingSaved,
        favourites: sampleSearch.sites
          .slice(0, 2)
          .map((site) => ({ since: 1_793_520_000_000, site: { ...site, name: longName } })),
      }),
    ],
  },
}
export const Empty: Story = {
  args: {
    answers: [replies(getFavourites, favouriteSites, nothingSaved)],
  },
}
export const Unavailable: Story = { args: { refused: 503 } }
