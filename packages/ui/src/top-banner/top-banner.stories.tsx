import type { Meta, StoryObj } from '@storybook/react-vite'
import { Header } from '../header/header.tsx'
import { HouseMark } from '../logo/house-mark.tsx'
import { Logo } from '../logo/logo.tsx'
import { InEdition } from '../stories/story-edition.tsx'
import { TopBanner } from './top-banner.tsx'

/** In the band above the header, whose colours it has. */
const meta: Meta<typeof TopBanner> = {
  title: 'Components/Shell/Top banner',
  component: TopBanner,
  parameters: { layout: 'fullscreen' },
  args: {
    href: '#early',
    textDesktop: 'Book summer before 31 January and keep the best pitches at last year’s price',
    textMobile: 'Summer at last year’s price',
  },
  render: (args) => (
    <InEdition>
      <Header
        skip={{ href: '#content', text: 'Skip to content' }}
        logo={<Logo href="#" name="Alder" mark={<HouseMark />} />}
        banner={<TopBanner {...args} />}
      />
    </InEdition>
  ),
}
export default meta

type Story = StoryObj<typeof TopBanner>

export const WithALink: Story = {}
/** A campaign that leads nowhere. */
export const WithoutALink: Story = { args: { href: undefined } }
/** Only the first line is shown; phones have the short text. */
export const LongText: Story = {
  args: {
    textDesktop:
      'From the first of November until the end of February all parks by the water are quiet, the saunas are open, and every stay of more than four nights costs a fifth less than in summer',
  },
}
/** Phones show the long text where there is no short one. */
export const OneText: Story = { args: { textMobile: '' } }
