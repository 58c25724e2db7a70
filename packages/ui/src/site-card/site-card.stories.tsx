import type { Meta, StoryObj } from '@storybook/react-vite'
import { longSiteCard, siteCards } from '../stories/sample-sites.tsx'
import { SiteCardSkeleton } from './site-card-skeleton.tsx'
import { SiteCard } from './site-card.tsx'

const meta: Meta<typeof SiteCard> = {
  title: 'Components/Results/SiteCard',
  component: SiteCard,
  args: siteCards[0],
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 860 }}>
        <Story />
      </div>
    ),
  ],
}
export default meta

type Story = StoryObj<typeof SiteCard>
export const Default: Story = { tags: ['german'] }
export const WithoutDiscount: Story = { args: siteCards[1] }
export const FullyBooked: Story = { args: { ...siteCards[2], price: undefined, accommodation: undefined } }
export const LongGerman: Story = { args: longSiteCard }
export const Loading: Story = { render: () => <SiteCardSkeleton /> }
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
}
