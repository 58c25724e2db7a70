import { popupAdded } from '@camping/core/shell/shell-slice.ts'
import { consentCookie } from '@camping/core/consent/consent-cookie.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageStory, type PageStoryProps } from '../stories/page-story.tsx'
import { writeCookie } from '../routing/read-cookie.browser.ts'
import { consentPopup } from './consent-popup.ts'

const neverAsked = () => writeCookie(consentCookie.name, '', 0)

const meta: Meta<PageStoryProps> = {
  ...pageStory,
  title: 'Pages/Consent',
  args: { route: 'info', params: { slug: 'company-details' }, asks: true, before: neverAsked },
}
export default meta

type Story = StoryObj<PageStoryProps>

export const Asked: Story = {}
export const Settings: Story = {
  args: {
    before: (store) => {
      neverAsked()
      store.dispatch(popupAdded(consentPopup))
    },
  },
}
