import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { PriceTag } from '../price-tag/price-tag.tsx'
import { ReviewCard } from '../reviews/review-card.tsx'
import { ReviewSummary } from '../reviews/review-summary.tsx'
import { StickyStayBar } from '../stay-bar/sticky-stay-bar.tsx'
import { facilityGroups, reviews } from '../stories/sample-campsite.tsx'
import { Tabs } from '../tabs/tabs.tsx'
import { FacilityList } from './facility-list.tsx'

const meta: Meta<typeof FacilityList> = {
  title: 'Components/Campsite/Facilities and stay bar',
  component: FacilityList,
  args: { groups: facilityGroups },
}
export default meta

type Story = StoryObj<typeof FacilityList>
export const Facilities: Story = {}
export const Reviews: Story = {
  render: () => (
    <>
      <ReviewSummary {...reviews.summary} />
      {reviews.list.map((review) => (
        <ReviewCard key={review.author} {...review} />
      ))}
    </>
  ),
}
export const StayBar: Story = {
  render: () => (
    <StickyStayBar
      label="Ihr Aufenthalt"
      dates={{ label: 'Reisezeitraum', text: 'Sa., 12. Juli – Sa., 26. Juli 2025', onClick: () => {} }}
      party={{ label: 'Reisende', text: '2 Erwachsene, 2 Kinder', onClick: () => {} }}
      price={<PriceTag caption="14 Nächte, gesamt" total="1.284,50 €" />}
      action={<Button kind="primary">Verfügbarkeit ansehen</Button>}
    />
  ),
}
export const InTabs: Story = {
  render: () => (
    <Tabs
      label="About this campsite"
      tabs={[
        { id: 'description', title: 'Beschreibung', content: <p>Zwischen Olivenbäumen und Wasser.</p> },
        { id: 'important-info', title: 'Gut zu wissen', content: <p>Anreise ab 15 Uhr.</p> },
        { id: 'reviews', title: 'Bewertungen', count: '412', content: <p>4,6 von 5</p> },
      ]}
    />
  ),
}
