import type { Meta, StoryObj } from '@storybook/react-vite'
import { getSharedList } from '@camping/contract/favourite-lists.endpoints.ts'
import { sharedList, type SharedList } from '@camping/contract/favourite-lists.schemas.ts'
import { refuses, replies } from '@camping/testkit/fake-api.ts'
import { longName } from '../../../stories/long-text.ts'
import { pageStory, type PageStoryProps } from '../../../stories/page-story.tsx'
import { sampleSearch } from '../../../stories/sample-world.ts'

const as = (changes: Partial<SharedList> = {}) => ({
  answers: [
    replies(getSharedList, sharedList, {
      name: 'Summer 2027',
      othersAdd: false,
      stay: { date: '2027-07-03', nights: 7, isDefaultDate: true },
      currency: 'GBP',
      sites: sampleSearch.sites.slice(0, 2),
      ...changes,
    }),
  ],
})

const meta: Meta<PageStoryProps> = {
  ...pageStory,
  title: 'Pages/Linked list',
  args: { route: 'sharedList', params: { key: 'a'.repeat(43) }, ...as() },
}
export default meta

type Story = StoryObj<PageStoryProps>

export const Default: Story = {}
export const OthersAdd: Story = { args: as({ othersAdd: true }) }
export const Loading: Story = { args: { waiting: true } }
export const LongText: Story = { args: as({ name: longName, othersAdd: true }) }
export const Empty: Story = { args: as({ sites: [], othersAdd: true }) }
/** The link was taken back, or never was one. */
export const NotFound: Story = {
  args: { answers: [refuses(getSharedList, 404, { type: 'not-found' })] },
}
export const Unavailable: Story = { args: { refused: 503 } }
