import { getLinkedRequest } from '@camping/contract/mail-links.endpoints.ts'
import { linkedRequest } from '@camping/contract/mail-links.schemas.ts'
import { replies, refuses } from '@camping/testkit/fake-api.ts'
import { linkedRequestFixture } from '@camping/testkit/fixtures/linked-request.fixture.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageStory, type PageStoryProps } from '../../../stories/page-story.tsx'

const meta: Meta<PageStoryProps> = {
  ...pageStory,
  title: 'Pages/Answer to a mail',
  args: { route: 'answer', query: 'step=request&token=sample-token-of-a-mail' },
}
export default meta

type Story = StoryObj<PageStoryProps>

export const Request: Story = {
  args: { answers: [replies(getLinkedRequest, linkedRequest, linkedRequestFixture)] },
}
export const RequestIsAnswered: Story = {
  args: { answers: [refuses(getLinkedRequest, 409, { type: 'not-waiting' })] },
}
export const Reviews: Story = { args: { query: 'step=reviews&token=sample-token-of-a-mail' } }
export const Refused: Story = { args: { query: 'step=refused' } }
