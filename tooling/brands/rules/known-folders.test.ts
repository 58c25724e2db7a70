import { expect, it } from 'vitest'
import { findingsOf, soundBrands } from '../testing/sound-brands.ts'
import { knownFolders } from './known-folders.ts'

it('leaves sound brands alone, and folders of another kind', () => {
  expect(knownFolders(soundBrands)).toEqual([])
  expect(findingsOf(knownFolders, { entries: ['theme.ts', 'messages', 'drafts', 'photos'] })).toEqual([])
})

it.each([
  [['mesages'], "apps/pond/mesages |  | is read by nothing. Rename it to 'messages'."],
  [['Legal'], "apps/pond/Legal |  | is read by nothing. Rename it to 'legal'."],
  [['slots.tsx'], "apps/pond/slots.tsx |  | is read by nothing. Rename it to 'slots.ts'."],
  [
    ['page', 'pages'],
    "apps/pond/page |  | is read by nothing. Move what it holds to 'pages', and remove it.",
  ],
])('names %s', (entries, sentence) => {
  expect(findingsOf(knownFolders, { entries })).toEqual([sentence])
})
