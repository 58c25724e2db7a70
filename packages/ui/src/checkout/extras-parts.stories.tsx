import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { inIsland } from '../stories/in-island.tsx'
import { CoverChoice } from './cover-choice.tsx'
import type { CoverChoiceProps } from './cover-choice.tsx'
import { ExtraChoice } from './extra-choice.tsx'
import type { ExtraChoiceProps } from './extra-choice.tsx'

const cover: CoverChoiceProps = {
  title: 'Cancellation cover',
  text: 'You can book without it. Check first whether an insurance you already have pays.',
  paysLabel: 'It pays:',
  chosen: null,
  onChoose: () => undefined,
  options: [
    {
      id: 'basic',
      name: 'Cancellation cover',
      text: 'For when you cannot travel at all.',
      price: '£29.70',
      priceNote: '4.5% of the price of the nights',
      pays: [
        'What you paid us for the stay, if illness keeps you at home',
        'The same for everybody with you',
      ],
      note: 'can be chosen until 26 June 2027',
    },
    {
      id: 'plus',
      name: 'Reiserücktrittsschutz Plus mit Reiseabbruch',
      text: 'Wenn sich Pläne ändern, vor oder während der Reise.',
      price: '1.042,90 €',
      priceNote: '6,5 % vom Preis der Nächte',
      pays: [
        'Alles, was der kleinere Schutz zahlt',
        'Die Nächte, die Sie bei vorzeitiger Abreise nicht nutzen',
      ],
    },
    { id: 'none', name: 'No cover', text: 'If you cancel, the cancellation costs of the booking apply.' },
  ],
}

function Cover(props: CoverChoiceProps) {
  const [chosen, setChosen] = useState(props.chosen)
  return <CoverChoice {...props} chosen={chosen} onChoose={setChosen} />
}

const extra: ExtraChoiceProps = {
  name: 'Bed linen',
  price: '£10.91 a person',
  text: 'Freshly washed linen, laid out for you on arrival.',
  value: 0,
  min: 0,
  max: 4,
  decreaseLabel: 'Bed linen: one fewer',
  increaseLabel: 'Bed linen: one more',
  onValueChange: () => undefined,
}

const meta: Meta<typeof CoverChoice> = {
  title: 'Components/Checkout/Extras',
  component: CoverChoice,
  args: cover,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
    inIsland,
  ],
  render: (args) => <Cover {...args} />,
}
export default meta

type Story = StoryObj<typeof CoverChoice>
export const NothingChosen: Story = {}
export const Chosen: Story = { args: { chosen: 'plus' } }
export const NoCover: Story = { args: { chosen: 'none' } }
export const Extra: Story = { render: () => <ExtraChoice {...extra} /> }
export const ExtraPaidAtTheSite: Story = {
  render: () => (
    <ExtraChoice
      {...extra}
      name="Haustier bis 15 kg, an der Leine zu führen"
      price="4,50 € pro Nacht"
      text="Nur nach Rücksprache mit dem Campingplatz."
      notes={['mindestens 2', 'höchstens 4']}
      badge="vor Ort zu zahlen"
      amount="31,50 €"
      value={1}
    />
  ),
}
