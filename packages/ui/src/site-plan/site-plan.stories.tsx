import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { SitePlan, type PlanPlace, type SitePlanProps } from './site-plan.tsx'

const states: PlanPlace['state'][] = ['free', 'taken', 'free', 'unfit', 'free', 'other', 'other', 'other']
const places = states.map((state, at): PlanPlace => {
  const label = `A${at + 1}`
  return {
    id: at + 1,
    label,
    text: `Place ${label}`,
    state,
    place: { x: 8 + at * 30 + (at > 3 ? 34 : 0), y: 54, width: 26, height: 26 },
  }
})

const args: SitePlanProps = {
  label: 'Your place',
  ground: {
    width: 320,
    height: 160,
    parts: [
      { kind: 'water', x: 0, y: 0, width: 320, height: 46 },
      { kind: 'road', x: 8, y: 80, width: 304, height: 12 },
      { kind: 'road', x: 132, y: 54, width: 16, height: 106 },
      { kind: 'reception', x: 8, y: 112, width: 60, height: 36 },
      { kind: 'pool', x: 172, y: 112, width: 60, height: 36 },
      { kind: 'playground', x: 252, y: 112, width: 60, height: 36 },
    ],
  },
  places,
  value: null,
  onValueChange: () => {},
  legend: {
    parts: { water: 'Lake or sea', reception: 'Reception', pool: 'Pool', playground: 'Playground' },
    states: {
      free: 'Available',
      chosen: 'Your choice',
      taken: 'Taken',
      unfit: 'Does not fit',
      other: 'Other accommodation',
    },
  },
}

function Chosen(props: SitePlanProps) {
  const [value, setValue] = useState(props.value)
  return <SitePlan {...props} value={value} onValueChange={setValue} />
}

const meta: Meta<typeof SitePlan> = {
  title: 'Components/Campsite/SitePlan',
  component: SitePlan,
  args,
  render: (props) => <Chosen {...props} />,
}
export default meta

type Story = StoryObj<typeof SitePlan>
export const Default: Story = { tags: ['dark'] }
export const WithAChoice: Story = { args: { value: 3 } }
