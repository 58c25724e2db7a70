import type { Meta, StoryObj } from '@storybook/react-vite'
import { getBookingExtras } from '@camping/contract/booking-extras.endpoints.ts'
import { bookingExtras } from '@camping/contract/booking-extras.schemas.ts'
import { replies } from '@camping/testkit/fake-api.ts'
import { customerBookingFixture, customerExtrasFixture } from '@camping/testkit/fixtures/portal.fixture.ts'
import { longName, longText } from '../../../stories/long-text.ts'
import { pageStory, type PageStoryProps } from '../../../stories/page-story.tsx'

const meta: Meta<PageStoryProps> = {
  ...pageStory,
  title: 'Pages/Extras of a booking',
  args: { route: 'extras', params: { bookingId: customerBookingFixture.bookingRef }, signedIn: true },
}
export default meta

type Story = StoryObj<PageStoryProps>

export const Default: Story = {}
export const Loading: Story = { args: { waiting: true } }
export const LongText: Story = {
  args: {
    answers: [
      replies(getBookingExtras, bookingExtras, {
        ...customerExtrasFixture,
        extras: customerExtrasFixture.extras.map((extra) => ({ ...extra, name: longName, text: longText })),
      }),
    ],
  },
}
export const Empty: Story = {
  name: 'Nothing on offer',
  args: { answers: [replies(getBookingExtras, bookingExtras, { ...customerExtrasFixture, extras: [] })] },
}
export const Unavailable: Story = { args: { refused: 503 } }
