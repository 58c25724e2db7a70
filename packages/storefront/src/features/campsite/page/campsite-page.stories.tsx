import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, type within } from 'storybook/test'
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
  const [month] = await screen.findAllByRole('grid')
  await waitFor(() => expect(month).toBeVisible())
}

/** Opens the form of an alert, as a visitor does where nothing is free. */
async function openAlert({ canvas }: { canvas: ReturnType<typeof within> }) {
  const tell = { name: /^(Tell me when|Benachrichtigen|M’avertir|Meld het|Avvisami)/ }
  await userEvent.click(await canvas.findByRole('button', tell))
  const form = await screen.findByRole('dialog')
  await waitFor(() => expect(form).toBeVisible())
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
  name: 'Nothing available',
  args: { answers: [replies(siteAccommodations, siteAccommodationsReply, nothingFree)] },
}
export const AlertForm: Story = {
  name: 'Tell me when it is free',
  args: Empty.args ?? {},
  tags: ['german'],
  play: openAlert,
}
export const AlertErrors: Story = {
  name: 'Tell me when it is free, with errors',
  args: Empty.args ?? {},
  async play(context) {
    await openAlert(context)
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(dialog.querySelector('[type=submit]') as HTMLElement)
    const summary = await screen.findByRole('group', { name: /need(s)? attention/ })
    await waitFor(() => expect(summary).toBeVisible())
  },
}
export const LittleKnown: Story = { args: { answers: [replies(getSite, siteDetail, littleKnown)] } }
export const LongText: Story = { args: { answers: [replies(getSite, siteDetail, long)] } }
export const Withdrawn: Story = { args: { answers: [refuses(getSite, 410, { type: 'gone' })] } }
export const NotFound: Story = { args: { answers: [refuses(getSite, 404, { type: 'not-found' })] } }
export const Unavailable: Story = { args: { refused: 503 } }
