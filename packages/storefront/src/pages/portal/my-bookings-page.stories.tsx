import type { Meta, StoryObj } from '@storybook/react-vite'
import { longOwnBookings, noOwnBookings } from '../../stories/own-booking-answers.ts'
import { pageStory, type PageStoryProps } from '../../stories/page-story.tsx'

const meta: Meta<PageStoryProps> = {
  ...pageStory,
  title: 'Pages/My bookings',
  args: { route: 'myBookings', signedIn: true },
}
export default meta

type Story = StoryObj<PageStoryProps>

export const Default: Story = {}
export const Loading: Story = { args: { waiting: true } }
export const LongText: Story = { args: { answers: [longOwnBookings] } }
export const Empty: Story = { name: 'No bookings', args: { answers: [noOwnBookings] } }
export const Unavailable: Story = { args: { refused: 503 } }
