import { openAlertCart } from '@camping/contract/alerts.endpoints.ts'
import { getLinkedRequest } from '@camping/contract/mail-links.endpoints.ts'
import { type LinkedRequest, linkedRequest } from '@camping/contract/mail-links.schemas.ts'
import { replies, refuses } from '@camping/testkit/fake-api.ts'
import { linkedRequestFixture } from '@camping/testkit/fixtures/linked-request.fixture.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { longName, longText } from '../../../stories/long-text.ts'
import { pageStory, type PageStoryProps } from '../../../stories/page-story.tsx'

const meta: Meta<PageStoryProps> = {
  ...pageStory,
  title: 'Pages/Answer to a mail',
  args: { route: 'answer', query: 'step=request&token=sample-token-of-a-mail' },
}
export default meta

type Story = StoryObj<PageStoryProps>

const answered = (request: LinkedRequest) => ({
  answers: [replies(getLinkedRequest, linkedRequest, request)],
})

export const Default: Story = { args: answered(linkedRequestFixture) }
export const Loading: Story = { args: { waiting: true } }
export const LongText: Story = {
  args: answered({
    ...linkedRequestFixture,
    site: { slug: 'long', name: longName },
    accommodation: { ...linkedRequestFixture.accommodation, name: longName },
    remarks: longText,
  }),
}
export const Unavailable: Story = { args: { refused: 503 } }
export const RequestIsAnswered: Story = {
  args: { answers: [refuses(getLinkedRequest, 409, { type: 'not-waiting' })] },
}
export const Reviews: Story = { args: { query: 'step=reviews&token=sample-token-of-a-mail' } }
export const Refused: Story = { args: { query: 'step=refused' } }
export const AlertToConfirm: Story = { args: { query: 'step=alert&token=sample-token-of-a-mail' } }
export const AlertConfirmed: Story = { args: { query: 'step=alerted' } }
export const AlertToEnd: Story = { args: { query: 'step=no-alert&token=sample-token-of-a-mail' } }
export const AlertEnded: Story = { args: { query: 'step=unalerted' } }
export const CartOpens: Story = {
  args: { query: 'step=free&token=sample-token-of-a-mail', waitingFor: [openAlertCart] },
}
export const StayIsGone: Story = {
  args: {
    query: 'step=free&token=sample-token-of-a-mail',
    answers: [refuses(openAlertCart, 409, { type: 'no-longer-available' })],
  },
}
