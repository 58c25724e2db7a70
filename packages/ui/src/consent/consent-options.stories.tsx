import type { Meta, StoryObj } from '@storybook/react-vite'
import { ConsentOptions } from './consent-options.tsx'

const meta: Meta<typeof ConsentOptions> = {
  title: 'Components/Shell/Consent options',
  component: ConsentOptions,
  args: {
    options: [
      { id: 'statistics', text: 'Statistics, so that we see what can be better', checked: true },
      { id: 'marketing', text: 'Marketing, so that offers fit what you look for', checked: false },
    ],
    onChange: () => {},
  },
}
export default meta

export const Default: StoryObj<typeof ConsentOptions> = {}
