import type { Meta, StoryObj } from '@storybook/react-vite'
import { getTheme } from '@camping/contract/content.endpoints.ts'
import { themeDetail } from '@camping/contract/content.schemas.ts'
import { searchSites } from '@camping/contract/search.endpoints.ts'
import { searchSitesReply } from '@camping/contract/search.schemas.ts'
import { refuses, replies } from '@camping/testkit/fake-api.ts'
import { themeFixture } from '@camping/testkit/fixtures/content.fixture.ts'
import { longName, longText } from '../../../stories/long-text.ts'
import { nothingFound } from '../../../stories/sample-world.ts'
import { pageStory, type PageStoryProps } from '../../../stories/page-story.tsx'

const meta: Meta<PageStoryProps> = {
  ...pageStory,
  title: 'Pages/Theme',
  args: { route: 'theme', params: { slug: 'by-the-lake' } },
}
export default meta

type Story = StoryObj<PageStoryProps>

export const Default: Story = {}
export const Loading: Story = { args: { waiting: true } }
export const Empty: Story = {
  name: 'Without sites',
  args: { answers: [replies(searchSites, searchSitesReply, nothingFound)] },
}
export const LongText: Story = {
  args: { answers: [replies(getTheme, themeDetail, { ...themeFixture, title: longName, intro: longText })] },
}
export const NotFound: Story = { args: { answers: [refuses(getTheme, 404, { type: 'not-found' })] } }
export const Unavailable: Story = { args: { refused: 503 } }
