import type { Meta, StoryObj } from '@storybook/react-vite'
import { InfoList } from './info-list.tsx'

const meta: Meta<typeof InfoList> = { title: 'Components/Campsite/InfoList', component: InfoList }
export default meta

type Story = StoryObj<typeof InfoList>
export const Several: Story = {
  args: {
    items: [
      {
        icon: 'clock',
        title: 'Arrival and departure',
        text: 'Accommodation is ready from 3 p.m.; please leave by 10 a.m. on your day of departure.',
      },
      {
        icon: 'paw',
        title: 'Haustiere und Begleithunde',
        text: 'Hunde sind an der Leine willkommen, aber nicht in jeder Unterkunft; bitte prüfen Sie das vor der Buchung.',
      },
      { icon: 'pool', title: 'Pool', text: 'Children under 12 use the pool with an adult.' },
    ],
  },
}
export const One: Story = {
  args: { items: [{ icon: 'info', title: 'Good to know', text: 'Quiet from 10 p.m.' }] },
}
