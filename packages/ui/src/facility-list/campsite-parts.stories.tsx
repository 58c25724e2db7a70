import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { PriceCalendar } from '../price-calendar/price-calendar.tsx'
import type { PriceDay } from '../price-calendar/price-calendar.tsx'
import { PriceTag } from '../price-tag/price-tag.tsx'
import { ReviewCard } from '../reviews/review-card.tsx'
import { ReviewSummary } from '../reviews/review-summary.tsx'
import { StickyStayBar } from '../stay-bar/sticky-stay-bar.tsx'
import { facilityGroups, reviews } from '../stories/sample-campsite.tsx'
import { Tabs } from '../tabs/tabs.tsx'
import { FacilityList } from './facility-list.tsx'

const meta: Meta<typeof FacilityList> = {
  title: 'Campsite/Parts',
  component: FacilityList,
  args: { groups: facilityGroups },
}
export default meta

function days(arrival: string): PriceDay[] {
  return Array.from({ length: 31 }, (_, i) => {
    const date = `2025-07-${String(i + 1).padStart(2, '0')}`
    const closed = i < 3 || i === 16
    const price = 480 + ((i * 37) % 7) * 22
    return {
      date,
      day: i + 1,
      closed,
      price: closed ? undefined : `£${price}`,
      low: !closed && price < 500,
      arrival: date === arrival,
      inStay: date > arrival && i + 1 < Number(arrival.slice(8)) + 7,
      label: closed ? `${i + 1} July, no arrival` : `${i + 1} July, 7 nights £${price}`,
    }
  })
}

function CalendarDemo() {
  const [arrival, setArrival] = useState('2025-07-12')
  return (
    <div style={{ maxWidth: 440 }}>
      <PriceCalendar
        title="July 2025"
        caption="Total for 7 nights, 2 adults and 2 children"
        weekdays={['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
          (long) => ({
            long,
            short: long.slice(0, 2),
          }),
        )}
        firstWeekday={1}
        days={days(arrival)}
        onSelect={setArrival}
        previous={{ label: 'Previous month', onClick: () => {}, disabled: true }}
        next={{ label: 'Next month', onClick: () => {} }}
      />
    </div>
  )
}

type Story = StoryObj<typeof FacilityList>
export const Facilities: Story = {}
export const PricesByDay: Story = { render: () => <CalendarDemo /> }
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
