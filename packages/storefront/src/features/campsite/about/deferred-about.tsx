import { createDeferred } from '../../../kit/deferred/create-deferred.tsx'
import type { AboutProps } from './about-props.ts'

const about = createDeferred<AboutProps>('#about', () =>
  import('./campsite-about.tsx').then((module) => module.CampsiteAbout),
)
const similar = createDeferred<AboutProps>('#similar', () =>
  import('./similar-sites.tsx').then((module) => module.SimilarSites),
)

/** The server sets the components of the sections below the accommodations. */
export const renderAboutWith = about.renderWith
export const renderSimilarWith = similar.renderWith

/**
 * Tabs and place of a campsite, and similar campsites; each section's script is deferred until a visitor reaches it.
 */
export const DeferredAbout = about.Deferred
export const DeferredSimilarSites = similar.Deferred
