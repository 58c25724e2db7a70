import type { Meta, StoryObj } from '@storybook/react-vite'
import { freeSearch } from '@camping/contract/free-search.endpoints.ts'
import { freeSearchReply } from '@camping/contract/free-search.schemas.ts'
import { replies } from '@camping/testkit/fake-api.ts'
import { pageStory, type PageStoryProps } from '../../stories/page-story.tsx'

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
export const NothingAsked: Story = { args: { query: '' } }
export const NothingFound: Story = { args: { answers: [replies(freeSearch, freeSearchReply, nothing)] } }
export const Unavailable: Story = { args: { refused: 503 } }
