import type { Meta, StoryObj } from '@storybook/react-vite'
import { SocialIcon } from './social-icon.tsx'

const meta: Meta<typeof SocialIcon> = {
  title: 'Components/Base/SocialIcon',
  component: SocialIcon,
  args: { name: 'instagram' },
}
export default meta

export const Instagram: StoryObj<typeof SocialIcon> = {}
export const Facebook: StoryObj<typeof SocialIcon> = { args: { name: 'facebook' } }
export const Pinterest: StoryObj<typeof SocialIcon> = { args: { name: 'pinterest' } }
export const Youtube: StoryObj<typeof SocialIcon> = { args: { name: 'youtube' } }
