import type { Meta, StoryObj } from '@storybook/react-vite'
import { CardGrid } from '../layout/section.tsx'
import { sceneSource } from '../stories/scene.ts'
import { DestinationCard } from './destination-card.tsx'
import { FunnelTile, ThemeCard } from './picture-tile.tsx'

const meta: Meta<typeof DestinationCard> = { title: 'Content/Tiles', component: DestinationCard }
export default meta

type Story = StoryObj<typeof DestinationCard>
export const Destinations: Story = {
  render: () => (
    <CardGrid columns={3}>
      <DestinationCard
        href="#1"
        name="Italy"
        flag="it"
        countText="240 campsites"
        fromPrice="from £312"
        priceNote="7 nights, 2 adults"
        picture={{ src: sceneSource(1) }}
        areas={[{ href: '#a', text: 'Lake Garda' }]}
      />
      <DestinationCard
        href="#2"
        name="Nordseeküste Schleswig-Holsteins und Halligen"
        flag="de"
        fromPrice="ab 1.284,50 €"
        priceNote="7 Nächte, 2 Erwachsene"
        picture={{ src: sceneSource(2) }}
      />
      <DestinationCard href="#3" name="Croatia" picture={{ src: sceneSource(3) }} />
    </CardGrid>
  ),
}
export const Funnels: Story = {
  render: () => (
    <CardGrid columns={3}>
      <FunnelTile href="#1" icon="tent" title="Camping" picture={{ src: sceneSource(4) }} />
      <FunnelTile
        href="#2"
        icon="house"
        title="Ferienparks und Bungalowdörfer"
        text="Chalets, Mobilheime, Lodges und Baumhäuser mit eigener Küche"
        picture={{ src: sceneSource(2) }}
      />
    </CardGrid>
  ),
}
export const Themes: Story = {
  render: () => (
    <CardGrid columns={3} swipe>
      <ThemeCard
        href="#1"
        title="By bike along rivers"
        text="Flat, car-free, bread on the way."
        picture={{ src: sceneSource(5) }}
      />
      <ThemeCard href="#2" title="Camping mit Hund" picture={{ src: sceneSource(6) }} />
    </CardGrid>
  ),
}
