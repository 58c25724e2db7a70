import type { Meta, StoryObj } from '@storybook/react-vite'
import { FactList } from './fact-list.tsx'
import { GuideSections } from './guide-sections.tsx'
import { MonthStrip, type MonthStripProps } from './month-strip.tsx'

const meta: Meta<typeof FactList> = { title: 'Components/Content/Guide', component: FactList }
export default meta

type Story = StoryObj<typeof FactList>

const names = ['Jan', 'Feb', 'März', 'Apr', 'Mai', 'Juni', 'Juli', 'Aug', 'Sept', 'Okt', 'Nov', 'Dez']
const kindOf = (month: number): MonthStripProps['months'][number]['kind'] =>
  [5, 6, 9].includes(month) ? 'best' : month > 3 && month < 11 ? 'open' : 'closed'

export const Facts: Story = {
  args: {
    facts: [
      { label: 'Campsites', value: '97' },
      { label: 'Review score', value: '8.4 out of 10, from 3,214 reviews' },
      {
        label: 'Ausflugsziele in der Umgebung',
        value: 'Mont-Saint-Michel, Falaises d’Étretat, Tapisserie de Bayeux',
      },
    ],
  },
}
export const Months: Story = {
  render: () => (
    <MonthStrip
      months={names.map((short, index) => ({ short, label: short, kind: kindOf(index + 1) }))}
      legend={[
        { kind: 'best', text: 'Beste Reisezeit' },
        { kind: 'open', text: 'Die meisten Campingplätze haben geöffnet' },
        { kind: 'closed', text: 'Die meisten Campingplätze sind geschlossen' },
      ]}
    />
  ),
}
export const Sections: Story = {
  render: () => (
    <GuideSections
      sections={[
        { heading: 'When to go', body: 'May and June are quiet.\n\nIn August half of Europe is there.' },
        {
          heading: 'Landschaftsschutzgebietsverordnungen und was sonst noch wissenswert ist',
          body: 'Hunde bleiben an der Leine.',
        },
      ]}
    />
  ),
}
