import type { Meta, StoryObj } from '@storybook/react-vite'
import { bookingConfirmation as confirmationOf } from '@camping/contract/booking.endpoints.ts'
import { bookingConfirmation } from '@camping/contract/booking.schemas.ts'
import { refuses, replies } from '@camping/testkit/fake-api.ts'
import { cartFixture, confirmationFixture } from '@camping/testkit/fixtures/booking.fixture.ts'
import { longName, longPersonName, longText } from '../../../stories/long-text.ts'
import { pageStory, type PageStoryProps } from '../../../stories/page-story.tsx'

const meta: Meta<PageStoryProps> = {
  ...pageStory,
  title: 'Pages/Confirmation',
  args: { route: 'bookingConfirmation', params: { cartId: cartFixture.id } },
}
export default meta

type Story = StoryObj<PageStoryProps>

export const Default: Story = {}
export const Loading: Story = { args: { waiting: true } }
export const LongText: Story = {
  args: {
    answers: [
      replies(confirmationOf, bookingConfirmation, {
        ...confirmationFixture,
        firstName: longPersonName,
        site: { ...confirmationFixture.site, name: longName },
        accommodation: { ...confirmationFixture.accommodation, name: longName },
        goodToKnow: [longText],
      }),
    ],
  },
}
export const Requested: Story = {
  args: {
    answers: [
      replies(confirmationOf, bookingConfirmation, {
        ...confirmationFixture,
        state: 'requested',
        answerBy: '2026-11-23T10:00:00.000Z',
      }),
    ],
  },
}
export const Declined: Story = {
  args: {
    answers: [
      replies(confirmationOf, bookingConfirmation, {
        ...confirmationFixture,
        state: 'cancelled',
        declined: 'full',
      }),
    ],
  },
}
/** Nobody paid in time: the same stay can be booked again. */
export const Ended: Story = {
  args: {
    answers: [
      replies(confirmationOf, bookingConfirmation, {
        ...confirmationFixture,
        state: 'cancelled',
        ended: 'unpaid',
        payBy: null,
      }),
    ],
  },
}
export const Paid: Story = {
  args: {
    answers: [
      replies(confirmationOf, bookingConfirmation, {
        ...confirmationFixture,
        paid: 67_950,
        due: 0,
        paymentStatus: 'PAYMENT_OK',
      }),
    ],
  },
}
export const NotFound: Story = { args: { answers: [refuses(confirmationOf, 404, { type: 'not-found' })] } }
export const Unavailable: Story = { args: { refused: 503 } }
