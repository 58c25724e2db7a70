import type { Meta, StoryObj } from '@storybook/react-vite'
import { compareSites } from '@camping/contract/compare.endpoints.ts'
import { compareReply } from '@camping/contract/compare.schemas.ts'
import { replies } from '@camping/testkit/fake-api.ts'
import { compareOf } from '@camping/testkit/fixtures/compare.fixture.ts'
import { longName } from '../../stories/long-text.ts'
import { pageStory, type PageStoryProps } from '../../stories/page-story.tsx'
import { sampleAccommodations, sampleSearch } from '../../stories/sample-world.ts'

const compared = (count: number) => compareOf(sampleSearch.sites.slice(0, count), sampleAccommodations)

const meta: Meta<PageStoryProps> = {
  ...pageStory,
  title: 'Pages/Compare',
  args: {
    route: 'compare',
    query: 'items=1&items=2&items=3',
    answers: [replies(compareSites, compareReply, compared(3))],
  },
}
export default meta

type Story = StoryObj<PageStoryProps>

export const Default: Story = {}
export const Loading: Story = { args: { waiting: true } }
export const LongText: Story = {
  args: {
    answers: [
      replies(compareSites, compareReply, {
        ...compared(3),
        columns: compared(3).columns.map((column) => ({
          ...column,
          site: { ...column.site, name: longName },
        })),
      }),
    ],
  },
}
export const Empty: Story = { args: { query: '' } }
export const Unavailable: Story = { args: { refused: 503 } }
