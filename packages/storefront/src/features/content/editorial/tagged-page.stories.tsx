import type { Meta, StoryObj } from '@storybook/react-vite'
import { getPage } from '@camping/contract/content.endpoints.ts'
import { taggedPage } from '@camping/contract/content.schemas.ts'
import { refuses, replies } from '@camping/testkit/fake-api.ts'
import { imprintFixture } from '@camping/testkit/fixtures/content.fixture.ts'
import { longName, longText } from '../../../stories/long-text.ts'
import { pageStory, type PageStoryProps } from '../../../stories/page-story.tsx'

const meta: Meta<PageStoryProps> = {
  ...pageStory,
  title: 'Pages/Content page',
  args: { route: 'info', params: { slug: 'company-details' } },
}
export default meta

type Story = StoryObj<PageStoryProps>

export const Default: Story = {}
export const Loading: Story = { args: { waiting: true } }
export const LongText: Story = {
  args: {
    answers: [
      replies(getPage, taggedPage, {
        ...imprintFixture,
        title: longName,
        blocks: [{ heading: longName, body: longText, image: null, link: null }],
      }),
    ],
  },
}
export const NotFound: Story = { args: { answers: [refuses(getPage, 404, { type: 'not-found' })] } }
export const Unavailable: Story = { args: { refused: 503 } }
