import type { Meta, StoryObj } from '@storybook/react-vite'
import { getFavourites } from '@camping/contract/favourites.endpoints.ts'
import { favouriteSites } from '@camping/contract/favourites.schemas.ts'
import { replies } from '@camping/testkit/fake-api.ts'
import { pageStory, type PageStoryProps } from '../../stories/page-story.tsx'

const meta: Meta<PageStoryProps> = {
  ...pageStory,
  title: 'Pages/Favourites',
  args: { route: 'favourites', signedIn: true },
}
export default meta

type Story = StoryObj<PageStoryProps>

export const Default: Story = {}
export const None: Story = {
  args: {
    answers: [
      replies(getFavourites, favouriteSites, {
        stay: { date: '2027-07-03', nights: 7, isDefaultDate: true },
        currency: 'GBP',
        favourites: [],
      }),
    ],
  },
}
export const Unavailable: Story = { args: { refused: 503 } }
