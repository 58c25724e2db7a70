import { mailHandlers } from '@camping/api/start-jobs.ts'
import { expect, test } from 'vitest'
import { mailPreviews } from './mail-previews.ts'
import * as stories from './mails.stories.tsx'

const previews = Object.values(mailPreviews).map(({ kind }) => kind)

test('every mail that the server sends has a preview', () => {
  const kinds = Object.keys(mailHandlers({} as Parameters<typeof mailHandlers>[0]))
  expect(kinds.length).toBeGreaterThan(15)
  expect(kinds.filter((kind) => !previews.includes(kind))).toEqual([])
  expect(previews.filter((kind) => !kinds.includes(kind))).toEqual([])
})

test('every preview has a story', () => {
  const shown = Object.values(stories).flatMap((story) =>
    'args' in story && story.args ? [story.args.mail] : [],
  )
  expect(new Set(shown)).toEqual(new Set(Object.keys(mailPreviews)))
  expect(shown.length).toBe(new Set(shown).size)
})
