import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { Sheet } from '../popups/sheet.tsx'
import { samplePictures } from '../stories/sample-sites.tsx'
import { AccommodationDetails, AccommodationDetailsFooter } from './accommodation-details.tsx'
import { coversPage } from '../stories/covers-page.ts'

const meta: Meta<typeof AccommodationDetails> = {
  title: 'Components/Campsite/AccommodationDetails',
  component: AccommodationDetails,
  parameters: coversPage,
  args: {
    picturesLabel: 'Pictures of Chalet Limone',
    pictures: samplePictures(5, 3),
    facts: {
      title: 'At a glance',
      items: [
        { name: 'Kind', text: 'Chalet' },
        { name: 'People', text: 'up to 6' },
        { name: 'Bedrooms', text: '3' },
        { name: 'Size', text: '32 m²' },
      ],
    },
    facilities: {
      title: 'What it has',
      items: ['Covered terrace', 'Dishwasher', 'Air conditioning', 'Own shower', 'Garden chairs'],
    },
    price: { title: 'What the price includes', content: <p>7 nights £812, tourist tax £18.</p> },
  },
}
export default meta

type Story = StoryObj<typeof AccommodationDetails>
export const Plain: Story = {}
export const WithoutFacilities: Story = {
  args: { facilities: { title: '', items: [] }, pictures: samplePictures(2, 1) },
}
export const InTheDrawer: Story = {
  tags: ['dark'],
  render: (args) => (
    <Sheet
      wide="side"
      onClose={() => {}}
      title="Chalet Limone"
      closeLabel="Close"
      footer={
        <AccommodationDetailsFooter
          price={{ caption: 'Total for 7 nights', total: '£830' }}
          action={<Button kind="brand">Choose</Button>}
        />
      }
    >
      <AccommodationDetails {...args} />
    </Sheet>
  ),
}
