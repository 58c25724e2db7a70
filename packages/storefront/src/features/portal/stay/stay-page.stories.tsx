import type { Meta, StoryObj } from '@storybook/react-vite'
import { getBookingStay, quoteStayChange } from '@camping/contract/booking-stay.endpoints.ts'
import { bookingStay, stayChangeQuote } from '@camping/contract/booking-stay.schemas.ts'
import { refuses, replies } from '@camping/testkit/fake-api.ts'
import {
  bookingStayFixture,
  customerBookingFixture,
  stayChangeQuoteFixture,
} from '@camping/testkit/fixtures/portal.fixture.ts'
import { expect, userEvent } from 'storybook/test'
import { longName } from '../../../stories/long-text.ts'
import { pageStory, type PageStoryProps } from '../../../stories/page-story.tsx'

const meta: Meta<PageStoryProps> = {
  ...pageStory,
  title: 'Pages/Another stay',
  args: { route: 'stay', params: { bookingId: customerBookingFixture.bookingRef }, signedIn: true },
}
export default meta

type Story = StoryObj<PageStoryProps>

const see: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'See what changes' }))
}

export const Default: Story = {}
export const Loading: Story = { args: { waiting: true } }
/** What the wish would change, before the button that changes it. */
export const Quote: Story = {
  tags: ['dark'],
  play: async (context) => {
    await see(context)
    await expect(await context.canvas.findByRole('button', { name: 'Change the booking' })).toBeVisible()
  },
}
/** Money goes back, to another accommodation with a long name. */
export const LongText: Story = {
  args: {
    answers: [
      replies(getBookingStay, bookingStay, {
        ...bookingStayFixture,
        accommodations: bookingStayFixture.accommodations.map((one) => ({ ...one, name: longName })),
      }),
      replies(quoteStayChange, stayChangeQuote, {
        ...stayChangeQuoteFixture,
        after: { ...stayChangeQuoteFixture.after, accommodationId: 9_001 },
        paid: stayChangeQuoteFixture.after.payable + 12_345,
        due: 0,
        refund: 12_345,
      }),
    ],
  },
  play: async (context) => {
    await see(context)
    await expect(await context.canvas.findByText('We’ll refund your original payment method.')).toBeVisible()
  },
}
/** A change that waits for its payment, and another one with other people. */
export const Held: Story = {
  args: {
    answers: [
      replies(getBookingStay, bookingStay, {
        ...bookingStayFixture,
        held: {
          id: 7,
          until: '2027-03-01T10:30:00.000Z',
          toPay: 16_000,
          accommodationId: bookingStayFixture.accommodationId,
          dateFrom: bookingStayFixture.dateFrom,
          nights: 9,
          adults: 2,
          childAges: [5],
          total: stayChangeQuoteFixture.after.total,
        },
      }),
      replies(quoteStayChange, stayChangeQuote, {
        ...stayChangeQuoteFixture,
        isHeld: true,
        after: { ...stayChangeQuoteFixture.after, adults: 1, childAges: [5, 9] },
      }),
    ],
  },
  play: async (context) => {
    await userEvent.click(await context.canvas.findByText('Who’s travelling'))
    await userEvent.click(context.canvas.getByRole('checkbox', { name: 'Adult, no name yet' }))
    await userEvent.selectOptions(context.canvas.getByLabelText('More children'), '1')
    await userEvent.selectOptions(context.canvas.getByLabelText('Age of new child 1 on arrival'), '9')
    await see(context)
    await expect(await context.canvas.findByRole('button', { name: /Hold it and pay/ })).toBeVisible()
  },
}
export const Empty: Story = {
  name: 'Nothing is free',
  args: { answers: [refuses(quoteStayChange, 409, { type: 'no-longer-available' })] },
  play: async (context) => {
    await see(context)
    await expect(await context.canvas.findByText(/Nothing is available there/)).toBeVisible()
  },
}
export const Closed: Story = {
  args: {
    answers: [
      replies(getBookingStay, bookingStay, {
        ...bookingStayFixture,
        terms: { rule: 'CHANGES_NOT_ALLOWED_TOO_CLOSE_TO_ARRIVAL', until: '2027-06-26' },
      }),
    ],
  },
}
export const Unavailable: Story = { args: { refused: 503 } }
