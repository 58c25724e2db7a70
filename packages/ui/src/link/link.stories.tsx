import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from './link.tsx'

const meta: Meta<typeof Link> = {
  title: 'Components/Base/Link',
  component: Link,
  args: { href: '#all', children: 'All campsites at Lake Garda' },
}
export default meta

export const Default: StoryObj<typeof Link> = {}
export const LongText: StoryObj<typeof Link> = {
  args: { children: 'Alle Campingplätze und Ferienparks an der Mecklenburgischen Seenplatte ansehen' },
}
