import type { Meta, StoryObj } from '@storybook/react-vite'
import { getParticipants } from '@camping/contract/participants.endpoints.ts'
import { participants } from '@camping/contract/participants.schemas.ts'
import { replies } from '@camping/testkit/fake-api.ts'
import { customerBookingFixture, participantsFixture } from '@camping/testkit/fixtures/portal.fixture.ts'
import { longPersonName } from '../../../stories/long-text.ts'
import { pageStory, type PageStoryProps } from '../../../stories/page-story.tsx'

const meta: Meta<PageStoryProps> = {
  ...pageStory,
  title: 'Pages/Participants',
  args: { route: 'participants', params: { bookingId: customerBookingFixture.bookingRef }, signedIn: true },
}
export default meta

type Story = StoryObj<PageStoryProps>

export const Default: Story = {}
export const Loading: Story = { args: { waiting: true } }
export const Closed: Story = {
  args: {
    answers: [
      replies(getParticipants, participants, {
        ...participantsFixture,
        terms: { ...participantsFixture.terms, rule: 'CHANGES_NOT_ALLOWED' },
      }),
    ],
  },
}
export const LongText: Story = {
  args: {
    answers: [
      replies(getParticipants, participants, {
        ...participantsFixture,
        persons: participantsFixture.persons.map((person) => ({
          ...person,
          firstName: longPersonName,
          lastName: longPersonName,
        })),
      }),
    ],
  },
}
export const Unavailable: Story = { args: { refused: 503 } }
