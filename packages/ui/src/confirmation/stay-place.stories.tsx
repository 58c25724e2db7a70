import type { Meta, StoryObj } from '@storybook/react-vite'
import { MuiButtonLink } from '../islands/mui-button.tsx'
import { inIsland } from '../stories/in-island.tsx'
import { sceneSource } from '../stories/scene.ts'
import { StayPlace } from './stay-place.tsx'

const meta = {
  title: 'Components/Checkout/StayPlace',
  component: StayPlace,
  decorators: [inIsland],
  args: {
    title: 'Getting there',
    picture: { src: sceneSource(0), alt: 'Tents by the lake' },
    name: 'Camping Bella Riva',
    place: 'Lake Garda, Italy',
    notesTitle: 'Good to know',
    notes: ['Arrival from 3 p.m., departure by 10 a.m.', 'Dogs are welcome on a lead.'],
    actions: (
      <>
        <MuiButtonLink icon="map" href="#directions">
          Directions
        </MuiButtonLink>
        <MuiButtonLink icon="tent" href="#campsite">
          View the campsite
        </MuiButtonLink>
      </>
    ),
  },
} satisfies Meta<typeof StayPlace>

// oxlint-disable-next-line import/no-default-export
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithoutNotes: Story = { args: { notes: [] } }
