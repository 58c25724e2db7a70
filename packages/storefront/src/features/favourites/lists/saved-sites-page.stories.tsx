import type { Meta, StoryObj } from '@storybook/react-vite'
import { getSavedSites } from '@camping/contract/guest-lists.endpoints.ts'
import { savedSites } from '@camping/contract/guest-lists.schemas.ts'
import {
  favouriteSaved,
  favouritesSlice,
  listMade,
  listShared,
  siteListed,
} from '@camping/core/favourites/favourites.slice.ts'
import { popupAdded } from '@camping/core/shell/shell.slice.ts'
import type { Store } from '@camping/core/store/create-store.ts'
import { replies } from '@camping/testkit/fake-api.ts'
import { longName } from '../../../stories/long-text.ts'
import { pageStory, type PageStoryProps } from '../../../stories/page-story.tsx'
import { sampleSearch } from '../../../stories/sample-world.ts'

const sites = sampleSearch.sites.slice(0, 2)
const prices = replies(getSavedSites, savedSites, ({ siteIds }) => ({
  stay: { date: '2027-07-03', nights: 7, isDefaultDate: true },
  currency: 'GBP' as const,
  sites: sites.filter(({ siteId }) => [siteIds].flat().map(Number).includes(siteId)),
}))

/** A browser that has saved campsites, and lists of these names. */
const saved =
  (...names: readonly string[]) =>
  (store: Store): void => {
    store.inject(favouritesSlice)
    for (const [index, { siteId }] of sites.entries())
      store.dispatch(favouriteSaved({ siteId, since: 1_793_520_000_000 - index }))
    for (const [index, name] of names.entries()) store.dispatch(listMade({ name, at: index + 1 }))
    const [first] = sites
    if (first && names.length > 0) store.dispatch(siteListed({ id: 1, siteId: first.siteId, at: 50 }))
  }
const key = 'a'.repeat(43)

const meta: Meta<PageStoryProps> = {
  ...pageStory,
  title: 'Pages/Saved campsites',
  args: {
    route: 'savedSites',
    answers: [prices],
    before: saved('Summer 2027', 'Lakes with the grandparents'),
  },
}
export default meta

type Story = StoryObj<PageStoryProps>

export const Default: Story = {}
export const WithoutLists: Story = { args: { before: saved() } }
export const OneList: Story = {
  args: {
    query: 'list=1',
    before: (store) => {
      saved('Summer 2027', 'Lakes with the grandparents')(store)
      store.dispatch(listShared({ id: 1, sharing: { ownerKey: key, token: key, othersAdd: true } }))
    },
  },
}
/** What a heart opens for visitors with several lists. */
export const ChoosingLists: Story = {
  args: {
    before: (store) => {
      saved('Summer 2027', 'Lakes with the grandparents')(store)
      store.dispatch(
        popupAdded({ id: 'list-choice', component: 'list-choice', properties: { siteId: sites[0]?.siteId } }),
      )
    },
  },
}
export const LongText: Story = { args: { before: saved(longName.slice(0, 60), 'Lakes') } }
export const Empty: Story = { args: { before: (store) => store.inject(favouritesSlice) } }
export const Loading: Story = { args: { waiting: true } }
export const Unavailable: Story = { args: { refused: 503 } }
