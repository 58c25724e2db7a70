import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '../button/button.tsx'
import { PlaceCard } from './place-card.tsx'

/** Two islands, in the style of the host's drawing. */
const sheet = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 680 440"><path fill="#fff" fill-opacity=".8" d="M0 0h420q-60 120 40 210t-120 230H0Z"/></svg>',
)}`

const meta: Meta<typeof PlaceCard> = {
  title: 'Components/Map/PlaceCard',
  component: PlaceCard,
  args: {
    title: 'Where it is',
    mapSrc: sheet,
    mapAlt: 'Map of the surroundings',
    address: 'Cannobio, Lake Maggiore, Italy',
    facts: [
      { icon: 'calendar', text: 'Open from 9 May to 31 October.' },
      { icon: 'shield', text: 'Registration code (CIN): IT103017B2ATV891SX' },
      { icon: 'wave', text: 'Sea or lake: 400 m' },
      { icon: 'house', text: 'Nearest town, Cannobio: 1.5 km' },
    ],
    note: 'Distances are as the crow flies.',
    actions: <ButtonLink href="#directions">Directions</ButtonLink>,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
}
export default meta

type Story = StoryObj<typeof PlaceCard>
export const Default: Story = {}
export const LongWords: Story = {
  args: {
    title: 'Lage und Anfahrt',
    address: 'Sankt Peter-Ording, Nordseeküste Schleswig-Holsteins, Deutschland',
  },
}
