import type { Meta, StoryObj } from '@storybook/react-vite'
import { longCustomerBookings, noCustomerBookings } from '../../../stories/customer-booking-answers.ts'
import { pageStory, type PageStoryProps } from '../../../stories/page-story.tsx'

const meta: Meta<PageStoryProps> = {
  ...pageStory,
  title: 'Pages/My bookings',
  args: { route: 'myBookings', signedIn: true },
}
export default meta

type Story = StoryObj<PageStoryProps>

export const Default: Story = {}
export const Loading: Story = { args: { waiting: true } }
export const LongText: Story = { args: { answers: [longCustomerBookings] } }
export const Empty: Story = { name: 'No bookings', args: { answers: [noCustomerBookings] } }
export const Unavailable: Story = { args: { refused: 503 } }
