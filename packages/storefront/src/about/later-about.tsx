import { createLater } from '../app/create-later.tsx'
import type { AboutProps } from './about-props.ts'

const about = createLater<AboutProps>('#about', () =>
  import('./campsite-about.tsx').then((module) => module.CampsiteAbout),
)
const similar = createLater<AboutProps>('#similar', () =>
  import('./similar-sites.tsx').then((module) => module.SimilarSites),
)

/** The server says with what to render the parts below the accommodations. */
export const renderAboutWith = about.renderWith
export const renderSimilarWith = similar.renderWith

/** Tabs and place of a campsite, campsites like it: each with its script when somebody gets there. */
export const LaterAbout = about.Later
export const LaterSimilarSites = similar.Later
