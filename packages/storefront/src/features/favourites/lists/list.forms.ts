import * as lists from '@camping/contract/favourite-lists.endpoints.ts'
import type { NamedLists } from '@camping/contract/favourite-lists.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import {
  textOf,
  type Answered,
  type FormOutcome,
  type PlainForm,
  type SentForm,
} from '../../../kit/plain/plain-form.ts'

/** What a form may fail with that the page has words for; anything else is `failed`. */
const known = ['too-many-lists', 'list-name-taken', 'list-full', 'view-only']

const problemOf = ({ status, problem }: Answered<unknown>): string | undefined => {
  if (status < 400) return undefined
  if (status === 400) return 'list-name'
  return known.find((type) => type === problem?.type) ?? 'failed'
}

/** The page of the form, with what went wrong in its address: it is the same for browsers with and without scripts. */
function back(address: string, changes: Readonly<Record<string, string | undefined>>): FormOutcome {
  const url = new URL(address, 'http://page.invalid')
  for (const [key, value] of Object.entries({ problem: undefined, ...changes })) {
    if (value === undefined) url.searchParams.delete(key)
    else url.searchParams.set(key, value)
  }
  return { to: url.pathname + url.search }
}

type Change = (sent: SentForm, listId: number) => Promise<Answered<NamedLists>>

/** A form of the favourites page that changes one list, whose id is the value of its field. */
const listForm = (
  name: string,
  change: Change,
  next: Readonly<Record<string, string | undefined>> = {},
): PlainForm => ({
  feature: 'portal',
  routes: ['favourites'],
  receive: async (sent) => {
    const answer = await change(sent, Number(sent.fields.get(name)))
    if (answer.status === 401) return { to: buildPath(sent.site, 'login'), remembered: sent.address }
    return back(sent.address, { problem: problemOf(answer), ...(answer.status < 400 ? next : {}) })
  },
})

const siteOf = ({ fields }: SentForm) => Number(fields.get('site'))

/** Lists of favourites are changed by forms, with and without scripts. */
export const listForms: Readonly<Record<string, PlainForm>> = {
  makeList: {
    feature: 'portal',
    routes: ['favourites'],
    receive: async ({ site, address, fields, call }) => {
      const answer = await call(lists.createList, { name: textOf(fields, 'listName') })
      if (answer.status === 401) return { to: buildPath(site, 'login'), remembered: address }
      // The one that was used last comes first.
      const made = answer.reply?.lists[0]?.id
      return back(address, {
        problem: problemOf(answer),
        ...(made === undefined ? {} : { list: String(made) }),
      })
    },
  },
  renameList: listForm('renameList', ({ call, fields }, listId) =>
    call(lists.renameList, { listId, name: textOf(fields, 'listName') }),
  ),
  deleteList: listForm('deleteList', ({ call }, listId) => call(lists.deleteList, { listId }), {
    list: undefined,
  }),
  shareList: listForm('shareList', ({ call, fields }, listId) =>
    call(lists.shareList, { listId, othersAdd: fields.has('othersAdd') }),
  ),
  unshareList: listForm('unshareList', ({ call }, listId) => call(lists.unshareList, { listId })),
  putOnList: listForm('putOnList', (sent, listId) =>
    sent.call(lists.addToList, { listId, siteId: siteOf(sent) }),
  ),
  takeOffList: listForm('takeOffList', (sent, listId) =>
    sent.call(lists.removeFromList, { listId, siteId: siteOf(sent) }),
  ),
  addShared: {
    feature: 'portal',
    routes: ['sharedList'],
    receive: async ({ address, params, fields, call }) => {
      const answer = await call(lists.addToSharedList, {
        token: params['key'] ?? '',
        siteId: Number(fields.get('addShared')),
      })
      return back(address, {
        problem: problemOf(answer),
        ...(answer.status < 400 ? { query: undefined } : {}),
      })
    },
  },
}
