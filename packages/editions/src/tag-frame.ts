/**
 * The frame in which tags run on behalf of pages without tags (decision 251): where the host serves it, and what it says
 * to its page besides the number of what it was told.
 */
export const tagFrameParts = {
  document: '/tag-frame',
  script: '/tag-frame.js',
  ready: 'ready',
} as const
