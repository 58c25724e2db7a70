import type { Meta, StoryObj } from '@storybook/react-vite'
import { Popup } from './popup.tsx'
import { coversPage } from '../stories/covers-page.ts'

const meta: Meta<typeof Popup> = {
  title: 'Components/Shell/Popup',
  component: Popup,
  parameters: coversPage,
  args: {
    title: 'Your link has been copied',
    closeLabel: 'Close',
    onClose: () => {},
    children: 'Send it to those who travel with you.',
  },
}
export default meta

export const Default: StoryObj<typeof Popup> = {}
