import type { Meta, StoryObj } from '@storybook/react-vite'
import { InEdition } from '../stories/story-edition.tsx'
import { HouseMark } from './house-mark.tsx'
import { Logo } from './logo.tsx'

/** A mark in `currentColor`: it follows the colour of the brand's name, in light and dark. */
const Wordmark = () => (
  <svg width="140" height="34" viewBox="0 0 140 34" aria-hidden="true">
    <path fill="currentColor" d="M2 30 18 6l16 24H24l-6-9-6 9Z" />
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="4"
      d="M48 30V8h16M48 18h13M76 8v22M76 30h0M92 8v14q0 7 7 7t7-7V8M120 8v22h14"
    />
  </svg>
)

const meta: Meta<typeof Logo> = {
  title: 'Components/Shell/Logo',
  component: Logo,
  args: { href: '#', name: 'Alder', mark: <HouseMark /> },
  argTypes: { mark: { control: false } },
  decorators: [
    (Shown) => (
      <InEdition>
        <Shown />
      </InEdition>
    ),
  ],
}
export default meta

type Story = StoryObj<typeof Logo>

/** The app's icon and its name. */
export const MarkAndName: Story = {}
/** `containsName: true` of the app's `logo`: the name is for screen readers alone. */
export const Alone: Story = { args: { mark: <Wordmark />, markAlone: true } }
/** A name that has no room beside its mark is left out. */
export const NoRoomForTheName: Story = {
  args: { name: 'Ferienparks am Mecklenburgischen Seenland' },
  decorators: [
    (Shown) => (
      <div style={{ inlineSize: 120 }}>
        <Shown />
      </div>
    ),
  ],
}
