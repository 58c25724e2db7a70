import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, type within } from 'storybook/test'
import { getSite, siteAccommodations, siteCalendar } from '@camping/contract/site.endpoints.ts'
import { siteAccommodationsReply, siteDetail } from '@camping/contract/site.schemas.ts'
import { refuses, replies } from '@camping/testkit/fake-api.ts'
import { longName, longText } from '../../../stories/long-text.ts'
import { sampleAccommodations, sampleSite } from '../../../stories/sample-world.ts'
import { pageStory, type PageStoryProps } from '../../../stories/page-story.tsx'

const meta: Meta<PageStoryProps> = {
  ...pageStory,
  title: 'Pages/Campsite',
  args: {
    route: 'site',
    params: { funnel: 'campsites', country: 'italy', area: 'lake-garda', site: 'camping-bella-riva' },
  },
}
export default meta

type Story = StoryObj<PageStoryProps>

const nothingFree = {
  ...sampleAccommodations,
  accommodations: sampleAccommodations.accommodations.filter(({ displayPrice }) => !displayPrice),
}
const littleKnown = {
  ...sampleSite,
  gallery: sampleSite.gallery.slice(0, 1),
  rating: { average: 0, count: 0, subScores: [] },
  reviews: [],
  reviewCounts: {
    ...sampleSite.reviewCounts,
    groups: [],
    grades: sampleSite.reviewCounts.grades.map(() => 0),
  },
  importantInfo: [],
  similarSites: [],
}
const long = { ...sampleSite, name: longName, intro: longText, description: longText }

/** Opens the dates and the calendar with its prices, as a visitor does. */
async function openStay({ canvas }: { canvas: ReturnType<typeof within> }) {
  const [dates] = await canvas.findAllByRole('button', { name: /Dates|When|Your dates/ })
  await userEvent.click(dates as HTMLElement)
  await expect(await canvas.findByRole('grid', {}, { timeout: 4000 })).toBeVisible()
}

export const Default: Story = {}
export const Loading: Story = { args: { waiting: true } }
export const PricesLoading: Story = { args: { waitingFor: [siteAccommodations] } }
export const CalendarLoading: Story = {
  args: { waitingFor: [siteCalendar] },
  play: openStay,
}
export const Calendar: Story = { tags: ['dark'], play: openStay }
export const OnRequest: Story = {
  args: { answers: [replies(getSite, siteDetail, { ...sampleSite, bookingMode: 'on-request' })] },
}
export const Empty: Story = {
  name: 'Nothing free',
  args: { answers: [replies(siteAccommodations, siteAccommodationsReply, nothingFree)] },
}
export const LittleKnown: Story = { args: { answers: [replies(getSite, siteDetail, littleKnown)] } }
export const LongText: Story = { args: { answers: [replies(getSite, siteDetail, long)] } }
export const Withdrawn: Story = { args: { answers: [refuses(getSite, 410, { type: 'gone' })] } }
export const NotFound: Story = { args: { answers: [refuses(getSite, 404, { type: 'not-found' })] } }
export const Unavailable: Story = { args: { refused: 503 } }
