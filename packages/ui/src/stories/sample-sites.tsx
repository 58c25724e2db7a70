import { useState } from 'react'
import type { FacetGroupProps } from '../facets/facet-group.tsx'
import { FacetGroup } from '../facets/facet-group.tsx'
import { HeartButton } from '../heart-button/heart-button.tsx'
import type { SiteCardProps } from '../site-card/site-card.tsx'
import { sceneSource } from './scene.ts'
import { InEdition } from './story-edition.tsx'

const pictureLabels = { previousPicture: 'Previous picture', nextPicture: 'Next picture' }

/** A heart that toggles. */
export function SampleHeart({ name, text }: { name: string; text?: string }) {
  const [saved, setSaved] = useState(false)
  return (
    <HeartButton id={7} saved={saved} label={`Save ${name}`} text={text} onToggle={() => setSaved(!saved)} />
  )
}

/** Pictures of a made-up site. */
export function samplePictures(seed: number, count = 4) {
  return Array.from({ length: count }, (_, i) => ({ src: sceneSource(seed + i * 5), alt: `View ${i + 1}` }))
}

export const siteCards: SiteCardProps[] = [
  {
    href: '#bella',
    target: '_blank',
    name: 'Camping Bella Riva',
    place: 'Peschiera, Lake Garda, Italy',
    pictures: samplePictures(0),
    rating: {
      score: 4.6,
      scoreText: '4.6',
      word: 'Excellent',
      countText: '412 reviews',
      label: '4.6 out of 5',
    },
    praise: 'Very clean · 9.2',
    facilities: [
      { icon: 'pool', text: 'Heated pool' },
      { icon: 'wave', text: 'Own beach' },
      { icon: 'paw', text: 'Dogs welcome' },
    ],
    accommodation: { name: 'Mobile home Comfort', detail: '6 persons · 3 bedrooms · 32 m²' },
    availability: { tone: 'warning', text: 'Only 2 left for your dates' },
    price: {
      caption: 'Total for 14 nights',
      total: '£1,284',
      before: '£1,510',
      beforeLabel: 'Lowest price in the last 30 days',
      discount: '−15%',
      note: 'incl. tourist tax and cleaning',
    },
    badge: 'Early booking',
    heart: <SampleHeart name="Camping Bella Riva" />,
    priority: true,
    actionText: 'View campsite',
    labels: pictureLabels,
  },
  {
    href: '#olivo',
    name: 'Parco degli Olivi',
    place: 'Bardolino, Lake Garda, Italy',
    pictures: samplePictures(3, 3),
    rating: {
      score: 4.2,
      scoreText: '4.2',
      word: 'Very good',
      countText: '96 reviews',
      label: '4.2 out of 5',
    },
    facilities: [
      { icon: 'pool', text: 'Pool with slides' },
      { icon: 'bike', text: 'Bike hire' },
    ],
    accommodation: { name: 'Safari tent Lodge', detail: '5 persons · 2 bedrooms · 40 m²' },
    availability: { tone: 'positive', text: 'Free cancellation until 12 June' },
    price: { caption: 'Total for 14 nights', total: '£968', note: 'incl. tourist tax and cleaning' },
    heart: <SampleHeart name="Parco degli Olivi" />,
    actionText: 'View campsite',
    labels: pictureLabels,
  },
  {
    href: '#monte',
    name: 'Camping Monte Baldo',
    place: 'Malcesine, Lake Garda, Italy',
    pictures: samplePictures(2, 5),
    rating: { score: 3.8, scoreText: '3.8', word: 'Good', countText: '31 reviews', label: '3.8 out of 5' },
    facilities: [
      { icon: 'mountain', text: 'Mountain view' },
      { icon: 'wifi', text: 'Wifi on the pitch' },
    ],
    availability: { tone: 'neutral', text: 'Fully booked for your dates' },
    heart: <SampleHeart name="Camping Monte Baldo" />,
    actionText: 'View campsite',
    labels: pictureLabels,
  },
]

export const longSiteCard: SiteCardProps = {
  ...siteCards[0]!,
  name: 'Ferienanlage und Naturcampingplatz „Haus am Uferschilf“ Waren (Müritz)',
  place: 'Waren (Müritz), Mecklenburgische Seenplatte, Mecklenburg-Vorpommern, Deutschland',
  rating: {
    score: 4.4,
    scoreText: '4,4',
    word: 'Hervorragend',
    countText: '1.412 Bewertungen',
    label: '4,4 von 5',
  },
  facilities: [
    { icon: 'pool', text: 'Beheiztes Schwimmbecken mit Rutschbahn' },
    { icon: 'wave', text: 'Eigener Badestrand' },
    { icon: 'paw', text: 'Hunde willkommen' },
  ],
  accommodation: {
    name: 'Komfort-Mobilheim mit überdachter Terrasse',
    detail: '6 Personen · 3 Schlafzimmer · 32 m²',
  },
  availability: { tone: 'warning', text: 'Nur noch 2 für Ihren Reisezeitraum verfügbar' },
  badge: 'Frühbuchervorteil',
  price: {
    caption: 'Gesamtpreis für 14 Nächte',
    total: '1.284,50 €',
    before: '1.510,00 €',
    beforeLabel: 'Niedrigster Preis der letzten 30 Tage',
    discount: '−15 %',
    note: 'inkl. Kurtaxe und Endreinigung',
  },
}

const facetLabels: FacetGroupProps['labels'] = {
  showAll: (count) => `Show all ${count}`,
  showFewer: 'Show fewer',
  count: (count) => `${count} results`,
}

const facets = [
  {
    name: 'facilities',
    title: 'At the campsite',
    options: [
      ['Swimming pool', 96],
      ['Own beach', 41],
      ['Dogs welcome', 88],
      ['Playground', 120],
      ['Bike hire', 63],
      ['Sauna', 12],
      ['Restaurant', 101],
      ['Kids club', 47],
      ['Surf school', 0],
    ],
  },
  {
    name: 'categories',
    title: 'Accommodation',
    options: [
      ['Mobile home', 74],
      ['Safari tent', 22],
      ['Pitch', 118],
      ['Chalet', 31],
      ['Yurt', 0],
    ],
  },
  {
    name: 'bedrooms',
    title: 'Bedrooms',
    options: [
      ['1 or more', 104],
      ['2 or more', 88],
      ['3 or more', 41],
    ],
  },
] as const

/** Filters that react to clicks. */
export function SampleFacets() {
  const [chosen, setChosen] = useState<string[]>(['Swimming pool', 'Dogs welcome'])
  return (
    <InEdition>
      {facets.map((facet) => (
        <FacetGroup
          key={facet.name}
          name={facet.name}
          title={facet.title}
          labels={facetLabels}
          options={facet.options.map(([text, count]) => ({
            value: text,
            text,
            count,
            checked: chosen.includes(text),
          }))}
          onToggle={(value, checked) =>
            setChosen((before) => (checked ? [...before, value] : before.filter((v) => v !== value)))
          }
        />
      ))}
    </InEdition>
  )
}
