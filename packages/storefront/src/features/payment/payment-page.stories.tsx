import type { Meta, StoryObj } from '@storybook/react-vite'
import { getPaymentOrder, getPaymentProviders } from '@camping/contract/payment.endpoints.ts'
import { paymentOrder, paymentProviders, type PaymentProvider } from '@camping/contract/payment.schemas.ts'
import { getCustomerBooking } from '@camping/contract/portal.endpoints.ts'
import { customerBooking, type CustomerBooking } from '@camping/contract/portal.schemas.ts'
import { refuses, replies } from '@camping/testkit/fake-api.ts'
import { customerBookingFixture } from '@camping/testkit/fixtures/portal.fixture.ts'
import { longCustomerBooking } from '../../stories/customer-booking-answers.ts'
import { pageStory, type PageStoryProps } from '../../stories/page-story.tsx'

const meta: Meta<PageStoryProps> = {
  ...pageStory,
  title: 'Pages/Payment',
  args: { route: 'payment', params: { bookingId: customerBookingFixture.bookingRef }, signedIn: true },
}
export default meta

type Story = StoryObj<PageStoryProps>

export const Default: Story = {}
export const Loading: Story = { args: { waiting: true } }
export const MethodsLoading: Story = { args: { waitingFor: [getPaymentProviders] } }
export const LongText: Story = { args: { answers: [longCustomerBooking] } }
export const NoProvider: Story = {
  args: { answers: [refuses(getPaymentProviders, 503, { type: 'unavailable' })] },
}
export const Empty: Story = {
  name: 'Nothing due',
  args: {
    answers: [
      replies(getCustomerBooking, customerBooking, {
        ...customerBookingFixture,
        due: 0,
        paid: 67_950,
        paymentStatus: 'PAYMENT_OK',
        paymentRates: [],
      }),
    ],
  },
}
const paid = replies(getPaymentOrder, paymentOrder, {
  result: 'paid',
  paymentProviderIdentifier: 'bambora',
  amount: 20_385,
  received: 20_385,
  currency: 'GBP',
  bookingStatus: 'PARTIALLY_PAID',
})
/** What follows stands in the place of the form. */
export const JustPaid: Story = {
  name: 'After a payment',
  args: { query: 'payment=kkkkkkkkkkkkkkkkkkkkkk', answers: [paid] },
}
export const Unavailable: Story = { args: { refused: 503 } }

const method = (id: string, fee: number): PaymentProvider => ({
  paymentProviderIdentifier: 'saferpay',
  paymentMethodIdentifier: id,
  feePrices: customerBookingFixture.paymentRates.map(({ index }) => ({
    rateIndex: index,
    amount: fee,
    currency: 'GBP',
  })),
  fullFeeAmount: fee,
  currency: 'GBP',
})
export const Methods: Story = {
  name: 'A fee for each method',
  args: {
    answers: [
      replies(getPaymentProviders, paymentProviders, [
        method('card', 0),
        method('ideal', 0),
        method('paypal', 250),
      ]),
    ],
  },
}

const withVoucher = (voucher: CustomerBooking['voucher']): Story => ({
  args: { answers: [replies(getCustomerBooking, customerBooking, { ...customerBookingFixture, voucher })] },
})
export const VoucherWaits: Story = {
  ...withVoucher({ paid: 0, reserved: 6_000, until: '2026-11-21T10:30:00.000Z', released: [] }),
  name: 'A gift voucher waits for the card',
}
export const VoucherReleased: Story = {
  ...withVoucher({ paid: 0, reserved: 0, until: null, released: [{ hint: '7QX4', amount: 6_000 }] }),
  name: 'A gift voucher went back',
}
