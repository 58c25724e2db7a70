import type { Meta, StoryObj } from '@storybook/react-vite'
import { getOwnBooking } from '@camping/contract/portal.endpoints.ts'
import { ownBooking } from '@camping/contract/portal.schemas.ts'
import { refuses, replies } from '@camping/testkit/fake-api.ts'
import { ownBookingFixture } from '@camping/testkit/fixtures/portal.fixture.ts'
import { longName, longText } from '../../stories/long-text.ts'
import { pageStory, type PageStoryProps } from '../../stories/page-story.tsx'

const meta: Meta<PageStoryProps> = {
  ...pageStory,
  title: 'Pages/Booking',
  args: { route: 'bookingDetail', params: { bookingId: ownBookingFixture.bookingRef }, signedIn: true },
}
export default meta

type Story = StoryObj<PageStoryProps>

export const Default: Story = {}
export const Cancelled: Story = {
  args: {
    answers: [
      replies(getOwnBooking, ownBooking, {
        ...ownBookingFixture,
        state: 'cancelled',
        due: 0,
        cancellationSteps: [],
      }),
    ],
  },
}
export const LongText: Story = {
  args: {
    answers: [
      replies(getOwnBooking, ownBooking, {
        ...ownBookingFixture,
        site: { ...ownBookingFixture.site, name: longName },
        goodToKnow: [longText],
      }),
    ],
  },
}
export const NotFound: Story = { args: { answers: [refuses(getOwnBooking, 404, { type: 'not-found' })] } }
export const Unavailable: Story = { args: { refused: 503 } }
