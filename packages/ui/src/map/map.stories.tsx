import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { siteCards } from '../stories/sample-sites.tsx'
import { mapLabels as labels } from '../stories/map-labels.ts'
import { MapCard } from './map-card.tsx'
import { MapView } from './map-view.tsx'
import type { MapPoint } from './map-view.types.ts'

const places: [lat: number, lng: number, price: string][] = [
  [45.76, 10.81, '£842'],
  [45.7, 10.72, '£1,010'],
  [45.58, 10.71, '£655'],
  [45.47, 10.55, '£498'],
  [45.44, 10.7, '£731'],
  [45.88, 10.84, '£920'],
]
const points: MapPoint[] = places.map(([lat, lng, text], id) => ({
  id,
  lat,
  lng,
  text,
  label: `Campsite ${id + 1}, ${text} in total`,
}))

/** Stories have no host and no tiles: pins, clusters and controls appear on plain water. */
const meta: Meta<typeof MapView> = {
  title: 'Components/Map/MapView',
  component: MapView,
  args: { points, frame: 'garda', language: 'en-GB', labels },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 520 }}>
        <Story />
      </div>
    ),
  ],
}
export default meta

type Story = StoryObj<typeof MapView>
export const Pins: Story = {}
export const Highlighted: Story = { args: { highlighted: 2, selected: 4 } }
export const Clusters: Story = { args: { frameZoom: 7 } }
export const WithCard: Story = {
  tags: ['dark'],
  render: function MapWithCard(args) {
    const [selected, setSelected] = useState<number | null>(0)
    const site = siteCards[0]
    return (
      <>
        <MapView {...args} selected={selected} onSelect={setSelected} />
        {site && selected !== null && (
          <MapCard {...site} closeLabel="Close" onClose={() => setSelected(null)} />
        )}
      </>
    )
  },
}
