import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleRows } from '../stories/sample-campsite.tsx'
import { AccommodationRow } from './accommodation-row.tsx'

const meta: Meta<typeof AccommodationRow> = {
  title: 'Components/Campsite/AccommodationRow',
  component: AccommodationRow,
  args: sampleRows[0],
}
export default meta

type Story = StoryObj<typeof AccommodationRow>
export const Default: Story = { tags: ['german'] }
export const Plain: Story = { args: sampleRows[1] }
export const NotFree: Story = { args: { ...sampleRows[2], price: undefined } }
export const LongGerman: Story = {
  args: {
    name: 'Komfort-Mobilheim mit überdachter Terrasse und Seeblick',
    category: 'Mobilheim mit Klimaanlage',
    facts: [
      { icon: 'people', text: '6 Personen' },
      { icon: 'bed', text: '3 Schlafzimmer' },
      { icon: 'ruler', text: '32 m² Wohnfläche' },
    ],
    facilities: ['Überdachte Holzterrasse', 'Geschirrspülmaschine', 'Klimaanlage im Wohnbereich'],
    price: {
      caption: 'Gesamtpreis für 14 Nächte',
      total: '1.284,50 €',
      before: '1.510,00 €',
      beforeLabel: 'Niedrigster Preis der letzten 30 Tage',
      discount: '−15 %',
      note: 'inkl. Kurtaxe und Endreinigung',
    },
  },
}
