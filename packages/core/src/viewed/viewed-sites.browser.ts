import { persistSlice } from '../persist/persist-slice.browser.ts'
import type { PersistingStore } from '../persist/persisting-store.ts'
import { persistedViewedSites, siteViewed, viewedForgotten, type ViewedSites } from './viewed-sites.slice.ts'

type ViewingStore = PersistingStore<{ readonly viewedSites?: ViewedSites }>

/** The campsites seen last in an edition, newest first. */
export async function viewedSites(store: ViewingStore, locale: string): Promise<readonly number[]> {
  await persistSlice(store, persistedViewedSites, locale)
  return store.getState().viewedSites?.ids ?? []
}

/** Puts a campsite in front of them. Only with consent (consent-1). */
export async function recordViewedSite(store: ViewingStore, id: number, locale: string): Promise<void> {
  await persistSlice(store, persistedViewedSites, locale)
  store.dispatch(siteViewed(id))
}

/** Forgets all of them, when consent is taken back. */
export async function forgetViewedSites(store: ViewingStore, locale: string): Promise<void> {
  await persistSlice(store, persistedViewedSites, locale)
  store.dispatch(viewedForgotten())
}
