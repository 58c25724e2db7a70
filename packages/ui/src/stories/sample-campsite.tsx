import type { AccommodationRowProps } from '../accommodation-row/accommodation-row.tsx'
import { Button } from '../button/button.tsx'
import type { FacilityGroup } from '../facility-list/facility-list.tsx'
import type { ReviewCardProps } from '../reviews/review-card.tsx'
import type { ReviewSummaryProps } from '../reviews/review-summary.tsx'
import { samplePictures } from './sample-sites.tsx'

const labels = { previousPicture: 'Previous picture', nextPicture: 'Next picture' }

export const sampleRows: AccommodationRowProps[] = [
  {
    name: 'Mobile home Comfort',
    category: 'Mobile home',
    pictures: samplePictures(5, 3),
    facts: [
      { icon: 'people', text: '6 persons' },
      { icon: 'bed', text: '3 bedrooms' },
      { icon: 'ruler', text: '32 m²' },
    ],
    facilities: ['Covered terrace', 'Dishwasher', 'Air conditioning'],
    badges: [
      { tone: 'positive', text: 'Free cancellation until 12 June', icon: 'check' },
      { tone: 'warning', text: 'Only 2 left for your dates' },
    ],
    price: {
      caption: 'Total for 14 nights',
      total: '£1,284',
      before: '£1,510',
      beforeLabel: 'Lowest price in the last 30 days',
      discount: '−15%',
      note: 'incl. tourist tax and cleaning',
    },
    action: (
      <Button kind="brand" wide>
        Choose
      </Button>
    ),
    more: { text: 'Details and price', label: 'Details and price: Mobile home Comfort', onClick: () => {} },
    labels,
  },
  {
    name: 'Safari tent Lodge',
    category: 'Safari tent',
    pictures: samplePictures(7, 3),
    facts: [
      { icon: 'people', text: '5 persons' },
      { icon: 'bed', text: '2 bedrooms' },
      { icon: 'ruler', text: '40 m²' },
    ],
    facilities: ['Wooden floor', 'Kitchen', 'Own shower'],
    price: { caption: 'Total for 14 nights', total: '£968', note: 'incl. tourist tax and cleaning' },
    action: (
      <Button kind="brand" wide>
        Choose
      </Button>
    ),
    labels,
  },
  {
    name: 'Pitch at the lake',
    category: 'Pitch',
    pictures: samplePictures(4, 2),
    facts: [
      { icon: 'people', text: '6 persons' },
      { icon: 'ruler', text: '90 m²' },
      { icon: 'plug', text: '10 A' },
    ],
    unavailable: 'Not free for 12–26 July',
    action: <Button wide>See free dates</Button>,
    labels,
  },
]

export const facilityGroups: FacilityGroup[] = [
  {
    title: 'Water',
    icon: 'pool',
    items: [
      {
        text: 'Heated outdoor pool',
        season: '15 May – 20 September',
        cost: { text: 'included', included: true },
        matched: true,
      },
      { text: 'Own beach', cost: { text: 'included', included: true } },
      {
        text: 'Surf school',
        season: 'June – August',
        cost: { text: 'paid', included: false },
        closed: 'Closed during your stay',
      },
    ],
  },
  {
    title: 'For children',
    icon: 'tent',
    items: [
      { text: 'Playground', cost: { text: 'included', included: true } },
      { text: 'Kids club', season: 'July – August', cost: { text: 'included', included: true } },
    ],
  },
  {
    title: 'Food',
    icon: 'fork',
    items: [
      { text: 'Restaurant', season: 'April – October', cost: { text: 'paid', included: false } },
      { text: 'Bread in the morning', cost: { text: 'paid', included: false } },
    ],
  },
]

export const reviews: { summary: ReviewSummaryProps; list: ReviewCardProps[] } = {
  summary: {
    scoreText: '4.6',
    ofText: 'out of 5',
    word: 'Excellent',
    countText: '412 reviews',
    grades: {
      title: 'How guests graded',
      bands: [
        { label: '9–10 Superb', valueText: '260', percent: 63 },
        { label: '7–8 Good', valueText: '120', percent: 29 },
        { label: '5–6 Fair', valueText: '22', percent: 5 },
        { label: '1–4 Poor', valueText: '10', percent: 3 },
      ],
    },
    subScores: [
      { label: 'Place', valueText: '4.8', percent: 96 },
      { label: 'Cleanliness', valueText: '4.5', percent: 90 },
      { label: 'Children', valueText: '4.7', percent: 94 },
      { label: 'Value', valueText: '4.1', percent: 82 },
    ],
    explanation: <a href="#check">How we check reviews</a>,
  },
  list: [
    {
      title: 'Straight from the terrace into the lake',
      text: 'Quiet after ten, friendly people at reception, and the children had friends on day one. The pitches at the front are narrow.',
      rating: { score: 5, scoreText: '5.0', label: '5 out of 5' },
      author: 'Hannah',
      group: 'Family with youngest child over 6',
      stay: 'Stayed in July 2024',
      verified: 'verified stay',
      reply: {
        title: 'Answer of the campsite',
        text: 'Thank you, Hannah. Row A is being widened this winter.',
      },
    },
    {
      text: 'Schöner Platz, aber in der Hochsaison sehr voll.',
      language: { tag: 'de', text: 'In German' },
      rating: { score: 3.5, scoreText: '3.5', label: '3.5 out of 5' },
      author: 'Jonas',
      group: 'Couple',
      stay: 'Stayed in August 2024',
    },
  ],
}
