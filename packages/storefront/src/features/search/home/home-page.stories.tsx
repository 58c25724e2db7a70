import type { Meta, StoryObj } from '@storybook/react-vite'
import { navigationGroups } from '@camping/contract/navigation.endpoints.ts'
import { navigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import { messageSets } from '@camping/editions/markets.ts'
import { replies } from '@camping/testkit/fake-api.ts'
import { longName } from '../../../stories/long-text.ts'
import { sampleNavigation } from '../../../stories/sample-world.ts'
import { pageStory, type PageStoryProps } from '../../../stories/page-story.tsx'

const meta: Meta<PageStoryProps> = {
  ...pageStory,
  title: 'Pages/Home',
  args: { route: 'home' },
}
export default meta

/** One text for every edition: a brand writes it in each of its languages. */
const inAll = (text: string) => Object.fromEntries(messageSets.map((set) => [set, text]))
const parks = { text: inAll('Our parks'), url: 'https://parks.example/' }

type Story = StoryObj<PageStoryProps>

export const Default: Story = {}
export const Loading: Story = { args: { waiting: true } }
export const LongText: Story = {
  args: {
    answers: [
      replies(navigationGroups, navigationGroupsReply, {
        ...sampleNavigation,
        funnels: sampleNavigation.funnels.map((funnel) => ({
          ...funnel,
          name: longName,
          countries: funnel.countries.map((country) => ({ ...country, name: longName })),
        })),
      }),
    ],
  },
}
export const Unavailable: Story = { args: { refused: 503 } }
/** A brand's own order, with a text and a campaign. */
export const Composed: Story = {
  args: {
    composed: {
      homeSections: [
        { section: 'campaigns' },
        { section: 'countries' },
        {
          section: 'text',
          title: inAll('By the water'),
          text: inAll('Each of our parks lies at a lake.\n\nAll of them are open the whole year.'),
          link: parks,
          picture: { file: 'lake', alt: inAll('A lake with a jetty') },
        },
        { section: 'funnels' },
      ],
      campaigns: [
        {
          from: '2026-11-01',
          to: '2026-11-30',
          title: inAll('Winter by the water'),
          text: inAll('In November the parks are quiet.'),
          link: parks,
        },
      ],
    },
  },
}
