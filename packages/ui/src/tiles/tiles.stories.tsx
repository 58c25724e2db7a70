import type { Meta, StoryObj } from '@storybook/react-vite'
import { CardGrid } from '../layout/section.tsx'
import { sceneSource } from '../stories/scene.ts'
import { HeartButton } from '../heart-button/heart-button.tsx'
import { Button } from '../button/button.tsx'
import { DestinationCard } from './destination-card.tsx'
import { InfoLinkList } from './info-link-list.tsx'
import { Invitation } from './invitation.tsx'
import { FunnelTile, ThemeCard } from './picture-tile.tsx'
import { PlaceList } from './place-list.tsx'
import { PromiseList } from './promise-list.tsx'
import { SiteTile } from './site-tile.tsx'

const meta: Meta<typeof DestinationCard> = { title: 'Components/Content/Tiles', component: DestinationCard }
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
export const Campsites: Story = {
  render: () => (
    <CardGrid columns={4}>
      <SiteTile
        href="#1"
        name="Camping Lido Verde"
        place="Lake Garda, Italy"
        picture={{ src: sceneSource(4) }}
        rating={{ score: 8.6, max: 10, scoreText: '8.6', countText: '42 reviews', label: '8.6 out of 10' }}
        price={{ caption: 'Total for 7 nights', total: '£1,284.50' }}
        heart={<HeartButton id={7} saved={false} label="Save Camping Lido Verde" onToggle={() => {}} />}
      />
      <SiteTile
        href="#2"
        name="Ferienpark Nordseeküste Schleswig-Holstein"
        place="Nordfriesland, Deutschland"
        picture={{ src: sceneSource(2) }}
        price={{ none: 'Zu Ihren Reisedaten nicht frei' }}
        heart={<HeartButton id={7} saved label="Ferienpark merken" onToggle={() => {}} />}
      />
      <SiteTile
        href="#3"
        name="Oasi"
        place="Lake Como, Italy"
        picture={{ src: sceneSource(3) }}
        price="waiting"
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
export const Places: Story = {
  render: () => (
    <PlaceList
      places={[
        { href: '#1', name: 'Riva del Garda', context: 'Lake Garda, Italy', countText: '12 campsites' },
        { href: '#2', name: 'Saint-Hilaire-de-Riez', countText: '8 Campingplätze', count: '8' },
        { href: '#3', name: 'Nordseeküste Schleswig-Holsteins', countText: '104 campings', count: '104' },
      ]}
    />
  ),
}
export const Promises: Story = {
  render: () => (
    <PromiseList
      badgesLabel="Memberships"
      badges={[
        { name: 'SGR', href: '#sgr' },
        { name: 'ANVR', href: '#anvr' },
      ]}
      promises={[
        { icon: 'card', title: 'The full price from the start', text: 'Taxes and fees are in every total.' },
        { icon: 'star', title: 'Bewertungen von echten Gästen', text: 'Nur wer da war, kann bewerten.' },
        { icon: 'lock', title: 'Book with a deposit', text: 'A part now, the rest later.' },
        { icon: 'phone', title: 'People who know the sites', text: 'They answer in your language.' },
      ]}
    />
  ),
}
export const OneThingToDo: Story = {
  render: () => (
    <Invitation
      icon="mail"
      title="Offers before everyone else"
      text="New campsites and early prices by e-mail. One click and you are out again."
      action={<Button>Sign up</Button>}
    />
  ),
}
export const Information: Story = {
  render: () => (
    <InfoLinkList
      links={[{ href: '#1', title: 'How we check reviews', text: 'Only guests who have stayed …' }]}
    />
  ),
}
