import { popupAdded } from '@camping/core/shell/shell.slice.ts'
import { consentCookie } from '@camping/core/consent/consent.rules.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageStory, type PageStoryProps } from '../../stories/page-story.tsx'
import { writeCookie } from '../../kit/routing/read-cookie.browser.ts'
import { consentPopup } from '../../kit/consent/consent-popup.ts'

const unanswered = () => writeCookie(consentCookie.name, '', 0)

const meta: Meta<PageStoryProps> = {
  ...pageStory,
  title: 'Pages/Consent',
  args: { route: 'info', params: { slug: 'company-details' }, asks: true, before: unanswered },
}
export default meta

type Story = StoryObj<PageStoryProps>

// The bar covers the end of the page here, because Storybook removes the space that the page reserves for it.
export const Bar: Story = { tags: ['over-page'] }
export const Settings: Story = {
  args: {
    before: (store) => {
      unanswered()
      store.dispatch(popupAdded(consentPopup))
    },
  },
}
