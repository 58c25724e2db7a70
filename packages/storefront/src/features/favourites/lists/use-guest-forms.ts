import { listLimits } from '@camping/contract/limits.ts'
import {
  changeGuestLists,
  endGuestSharing,
  removeAdded as removeFromShared,
  shareGuestList,
} from '@camping/core/favourites/change-guest-lists.browser.ts'
import {
  listDeleted,
  listMade,
  listRenamed,
  siteListed,
  siteUnlisted,
} from '@camping/core/favourites/favourites.slice.ts'
import { nameProblem } from '@camping/core/favourites/guest-lists.rules.ts'
import { useAppStore } from '@camping/core/store/create-store.ts'
import { useState, type SyntheticEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { PageRequest } from '../../../kit/routing/page-view.ts'
import { addressOf } from './list-parts.tsx'

type Problem = 'list-name' | 'list-name-taken' | 'list-full' | 'too-many-lists' | 'failed'

/** A form of a list: which change, of which list, with which fields. */
interface SentForm {
  readonly change: string
  readonly id: number
  readonly fields: FormData
}

const text = (fields: FormData, name: string): string => {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}

/** Takes the forms of a guest's lists, which an account sends to the server, and carries them out in the browser. */
export function useGuestForms(request: PageRequest) {
  const store = useAppStore()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<{ readonly name: Problem; readonly at: number }>()
  const open = (id?: number) => void navigate(addressOf(request, id), { state: { preserveScroll: true } })
  const lists = () => store.getState().favourites?.lists ?? []

  const changes: Readonly<Record<string, (sent: SentForm) => Promise<Problem | undefined>>> = {
    makeList: async ({ fields }) => {
      const name = text(fields, 'listName')
      if (lists().length >= listLimits.count) return 'too-many-lists'
      const refused = nameProblem(lists(), name)
      if (refused) return refused
      await changeGuestLists(store, listMade({ name, at: Date.now() }))
      open(lists()[0]?.id)
      return undefined
    },
    renameList: async ({ id, fields }) => {
      const name = text(fields, 'listName')
      const refused = nameProblem(lists(), name, id)
      if (!refused) await changeGuestLists(store, listRenamed({ id, name }))
      return refused
    },
    deleteList: async ({ id }) => {
      await changeGuestLists(store, listDeleted(id))
      open()
      return undefined
    },
    shareList: async ({ id, fields }) =>
      (await shareGuestList(store, id, fields.has('othersAdd'))) ? undefined : 'failed',
    unshareList: async ({ id }) => ((await endGuestSharing(store, id)) ? undefined : 'failed'),
    putOnList: async ({ id, fields }) => {
      const list = lists().find((one) => one.id === id)
      if ((list?.siteIds.length ?? 0) >= listLimits.entries) return 'list-full'
      await changeGuestLists(store, siteListed({ id, siteId: Number(fields.get('site')), at: Date.now() }))
      return undefined
    },
    takeOffList: async ({ id, fields }) => {
      await changeGuestLists(store, siteUnlisted({ id, siteId: Number(fields.get('site')) }))
      return undefined
    },
  }
  const showProblem = (name: Problem | undefined) => setProblem(name && { name, at: Date.now() })

  return {
    problem,
    receive: (event: SyntheticEvent<HTMLElement, SubmitEvent>) => {
      const { submitter } = event.nativeEvent
      const change = submitter instanceof HTMLButtonElement ? changes[submitter.name] : undefined
      if (!change || !(event.target instanceof HTMLFormElement)) return
      event.preventDefault()
      const { name, value } = submitter as HTMLButtonElement
      const fields = new FormData(event.target)
      void change({ change: name, id: Number(value), fields }).then(showProblem)
    },
    /** Takes off a shared list what somebody else has added. */
    removeAdded: async (id: number, siteId: number) =>
      showProblem((await removeFromShared(store, id, siteId)) ? undefined : 'failed'),
  }
}
