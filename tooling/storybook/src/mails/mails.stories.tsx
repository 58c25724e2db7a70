import type { Meta, StoryObj } from '@storybook/react-vite'
import { MailPreview } from './mail-preview.tsx'

/** Every mail, composed by the function that the server calls, of a sample booking. */
const meta: Meta<typeof MailPreview> = {
  title: 'Mails/Every mail',
  component: MailPreview,
  tags: ['!autodocs'],
  // A phone gives all of its width to a mail.
  parameters: { layout: 'fullscreen' },
  argTypes: { mail: { control: false } },
}
export default meta

type Story = StoryObj<typeof MailPreview>

export const Booked: Story = { args: { mail: 'booked' }, tags: ['german'] }
export const Requested: Story = { args: { mail: 'requested' } }
export const Confirmed: Story = { args: { mail: 'confirmed' } }
export const Declined: Story = { args: { mail: 'declined' } }
export const Unanswered: Story = { args: { mail: 'unanswered' } }
export const Cancelled: Story = { args: { mail: 'cancelled' } }
export const Ended: Story = { args: { mail: 'ended' } }
export const Payment: Story = { args: { mail: 'payment' } }
export const Refund: Story = { args: { mail: 'refund' } }
export const PaidByVoucher: Story = { args: { mail: 'paidByVoucher' } }
export const RefundToVoucher: Story = { args: { mail: 'refundToVoucher' } }
export const ReminderBefore: Story = { args: { mail: 'reminderBefore' } }
export const ReminderOnTheDay: Story = { args: { mail: 'reminderOnTheDay' } }
export const ReminderAfter: Story = { args: { mail: 'reminderAfter' } }
export const VoucherBought: Story = { args: { mail: 'voucherBought' } }
export const VoucherRefund: Story = { args: { mail: 'voucherRefund' } }
export const WithdrawalReceived: Story = { args: { mail: 'withdrawalReceived' } }
export const WithdrawalOfAPart: Story = { args: { mail: 'withdrawalOfAPart' } }
export const WithdrawalOfABooking: Story = { args: { mail: 'withdrawalOfABooking' } }
export const WithdrawalUnmatched: Story = { args: { mail: 'withdrawalUnmatched' } }
export const WithdrawalToDesk: Story = { args: { mail: 'withdrawalToDesk' } }
export const HoldEnded: Story = { args: { mail: 'holdEnded' } }
export const BeforeArrival: Story = { args: { mail: 'beforeArrival' } }
export const StayChanged: Story = { args: { mail: 'stayChanged' } }
export const ExtrasChanged: Story = { args: { mail: 'extrasChanged' } }
export const TravellersChanged: Story = { args: { mail: 'travellersChanged' } }
export const AfterTheStay: Story = { args: { mail: 'afterTheStay' } }
export const MessageToDesk: Story = { args: { mail: 'messageToDesk' } }
export const MessageReceived: Story = { args: { mail: 'messageReceived' } }
export const Newsletter: Story = { args: { mail: 'newsletter' } }
export const AlertConfirmation: Story = { args: { mail: 'alertConfirmation' }, tags: ['german'] }
export const AlertFound: Story = { args: { mail: 'alertFound' }, tags: ['german'] }
export const AccountVerify: Story = { args: { mail: 'accountVerify' } }
export const AccountExists: Story = { args: { mail: 'accountExists' } }
export const PasswordReset: Story = { args: { mail: 'passwordReset' } }
export const PasswordChanged: Story = { args: { mail: 'passwordChanged' } }
export const DetailsChanged: Story = { args: { mail: 'detailsChanged' } }
export const PasskeyAdded: Story = { args: { mail: 'passkeyAdded' } }
export const PasskeyRemoved: Story = { args: { mail: 'passkeyRemoved' } }
export const PasskeyBlocked: Story = { args: { mail: 'passkeyBlocked' } }
export const BookingsOfAddress: Story = { args: { mail: 'bookingsOfAddress' } }
export const Code: Story = { args: { mail: 'code' } }
export const SignInCode: Story = { args: { mail: 'signInCode' } }
export const ReceptionRequest: Story = { args: { mail: 'receptionRequest' }, tags: ['german'] }
export const ReceptionBooking: Story = { args: { mail: 'receptionBooking' } }
export const ReceptionChanged: Story = { args: { mail: 'receptionChanged' } }
export const ReceptionCancelled: Story = { args: { mail: 'receptionCancelled' } }
export const ReceptionUnpaid: Story = { args: { mail: 'receptionUnpaid' } }
export const ReceptionUnanswered: Story = { args: { mail: 'receptionUnanswered' } }
