import type { Meta, StoryObj } from '@storybook/react-vite'
import { SampleSearch } from '../stories/sample-search.tsx'
import { sceneSource } from '../stories/scene.ts'
import { Hero } from './hero.tsx'

const meta: Meta<typeof Hero> = {
  title: 'Components/Content/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Sleep where the landscape starts',
    text: 'The price you see is the price you pay.',
    picture: { src: sceneSource(0) },
  },
}
export default meta

type Story = StoryObj<typeof Hero>
export const WithSearch: Story = { args: { children: <SampleSearch /> } }
export const Low: Story = {
  args: { size: 'low', title: 'Lake Garda', picture: { src: sceneSource(3) } },
}
export const Slim: Story = {
  args: { size: 'slim', title: 'Camping at Lake Garda', picture: { src: sceneSource(3) } },
}
export const OnBrightPicture: Story = { args: { picture: { src: sceneSource(2) } } }
export const LongGerman: Story = {
  args: {
    title: 'Mecklenburgische Seenplatte: Urlaub zwischen tausend Seen',
    text: 'Naturcampingplätze direkt am Wasser, ausgewählt und geprüft von Menschen, die selbst dort waren.',
    children: <SampleSearch long />,
  },
}
