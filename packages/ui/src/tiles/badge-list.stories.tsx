import type { Meta, StoryObj } from '@storybook/react-vite'
import { BadgeList } from './badge-list.tsx'

const meta: Meta<typeof BadgeList> = {
  title: 'Components/Content/BadgeList',
  component: BadgeList,
  args: { label: 'Payment', badges: [{ name: 'Visa' }, { name: 'SGR', href: '#sgr' }] },
}
export default meta

export const Default: StoryObj<typeof BadgeList> = {}
export const None: StoryObj<typeof BadgeList> = { args: { badges: [] } }
export const Many: StoryObj<typeof BadgeList> = {
  args: {
    badges: ['Visa', 'Mastercard', 'iDEAL', 'Bancontact', 'TWINT', 'Rechnung in drei Raten'].map((name) => ({
      name,
    })),
  },
}
