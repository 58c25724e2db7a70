import { favouriteListsApi } from '@camping/core/favourites/favourite-lists.api.ts'
import { changeListsApi } from '@camping/core/favourites/change-lists.api.ts'
import { changeGuestLists } from '@camping/core/favourites/change-guest-lists.browser.ts'
import { listMade, siteListed, siteUnlisted } from '@camping/core/favourites/favourites.slice.ts'
import { nameProblem } from '@camping/core/favourites/guest-lists.rules.ts'
import { listLimits } from '@camping/contract/limits.ts'
import { useAppSelector, useAppStore } from '@camping/core/store/create-store.ts'
import { Notice } from '@camping/ui/islands/notice.tsx'
import { MuiButton } from '@camping/ui/islands/mui-button.tsx'
import { CheckLine } from '@camping/ui/islands/form/check-line.tsx'
import { TextField } from '@camping/ui/islands/form/text-field.tsx'
import { Sheet } from '@camping/ui/popups/sheet.tsx'
import { MuiSkeleton } from '@camping/ui/islands/mui-skeleton.tsx'
import { useState } from 'react'
import { Form } from 'react-final-form'
import { useLazyWords } from '../app/lazy-words.ts'
import { useText } from '../format/use-text.ts'
import styles from './list-choice.module.css'

type Problem = 'list-name' | 'list-name-taken' | 'list-full' | 'too-many-lists' | 'failed'

/** A list as the sheet shows it, whoever has it. */
interface ShownList {
  readonly id: number
  readonly name: string
  readonly isOn: boolean
}

interface ChoiceProps {
  readonly lists: readonly ShownList[]
  readonly isFull: boolean
  readonly isBusy?: boolean
  /** Puts the campsite on a list, or takes it off. */
  readonly onToggle: (list: ShownList) => Promise<Problem | undefined>
  /** Makes a list with the campsite on it. */
  readonly onMake: (name: string) => Promise<Problem | undefined>
}

/** The lists that a saved campsite is on, for visitors with more than one: its heart has put it on the one used last. */
export function ListChoice({
  properties,
  onClose,
}: {
  readonly properties: Record<string, unknown>
  readonly onClose: () => void
}) {
  useLazyWords('lists', 'saved')
  const t = useText()
  const siteId = Number(properties['siteId'])
  const isAccount = useAppSelector(({ favourites }) => favourites?.account != null)
  return (
    <Sheet
      wide="card"
      title={t('lists.choose')}
      closeLabel={t('shell.close')}
      onClose={onClose}
      footer={
        <MuiButton kind="primary" size="lg" wide onClick={onClose}>
          {t('saved.choose.done')}
        </MuiButton>
      }
    >
      <div className={styles.box}>
        <p role="status">{t('saved.choose.text')}</p>
        {isAccount ? <AccountLists siteId={siteId} /> : <GuestLists siteId={siteId} />}
      </div>
    </Sheet>
  )
}

function GuestLists({ siteId }: { readonly siteId: number }) {
  const store = useAppStore()
  const lists = useAppSelector(({ favourites }) => favourites?.lists) ?? []
  return (
    <Choice
      lists={lists.map(({ id, name, siteIds }) => ({ id, name, isOn: siteIds.includes(siteId) }))}
      isFull={lists.length >= listLimits.count}
      onToggle={async ({ id, isOn }) => {
        const list = lists.find((one) => one.id === id)
        if (!isOn && (list?.siteIds.length ?? 0) >= listLimits.entries) return 'list-full'
        const change = { id, siteId }
        await changeGuestLists(store, isOn ? siteUnlisted(change) : siteListed({ ...change, at: Date.now() }))
        return undefined
      }}
      onMake={async (name) => {
        const problem = nameProblem(lists, name)
        if (problem) return problem
        await changeGuestLists(store, listMade({ name, at: Date.now() }))
        // The one just made comes first.
        const made = store.getState().favourites?.lists[0]
        if (made) await changeGuestLists(store, siteListed({ id: made.id, siteId, at: Date.now() }))
        return undefined
      }}
    />
  )
}

const known: readonly Problem[] = ['list-name-taken', 'list-full', 'too-many-lists']

/** The words for a change that the server has refused. */
function problemOf({ error }: { readonly error?: unknown }): Problem | undefined {
  if (!error) return undefined
  const { status, problem } = error as { status?: number; problem?: { type?: string } }
  if (status === 400) return 'list-name'
  return known.find((one) => one === problem?.type) ?? 'failed'
}

function AccountLists({ siteId }: { readonly siteId: number }) {
  const t = useText()
  const { data, isError } = favouriteListsApi.useFavouriteListsQuery({})
  const [add, adding] = changeListsApi.useAddToListMutation()
  const [remove, removing] = changeListsApi.useRemoveFromListMutation()
  const [create, creating] = changeListsApi.useCreateListMutation()
  if (!data)
    return isError ? (
      <Notice kind="warning" title={t('saved.choose.failed')} />
    ) : (
      <MuiSkeleton shape="block" />
    )
  return (
    <Choice
      lists={data.lists.map(({ id, name, entries }) => ({
        id,
        name,
        isOn: entries.some((entry) => entry.siteId === siteId),
      }))}
      isFull={data.lists.length >= listLimits.count}
      isBusy={adding.isLoading || removing.isLoading || creating.isLoading}
      onToggle={async ({ id, isOn }) => problemOf(await (isOn ? remove : add)({ listId: id, siteId }))}
      onMake={async (name) => problemOf(await create({ name, siteIds: [siteId] }))}
    />
  )
}

function Choice({ lists, isFull, isBusy = false, onToggle, onMake }: ChoiceProps) {
  const t = useText()
  const [problem, setProblem] = useState<Problem>()
  return (
    <>
      {problem && <Notice kind="error" live title={t(`lists.problem.${problem}`)} />}
      <ul className={styles.lists} aria-busy={isBusy}>
        {/* In the order they were made: a list that is chosen does not jump to the top. */}
        {lists
          .toSorted((a, b) => a.id - b.id)
          .map((list) => (
            <li key={list.id}>
              <CheckLine
                label={list.name}
                checked={list.isOn}
                onChange={() => void onToggle(list).then(setProblem)}
              />
            </li>
          ))}
      </ul>
      {!isFull && <NewList onMake={(name) => onMake(name)} onProblem={setProblem} />}
    </>
  )
}

function NewList({
  onMake,
  onProblem,
}: {
  readonly onMake: ChoiceProps['onMake']
  readonly onProblem: (problem: Problem | undefined) => void
}) {
  const t = useText()
  return (
    <Form<{ listName?: string }>
      onSubmit={async ({ listName = '' }, form) => {
        const problem = await onMake(listName)
        onProblem(problem === 'list-name' || problem === 'list-name-taken' ? undefined : problem)
        if (problem === 'list-name' || problem === 'list-name-taken')
          return { listName: t(`lists.problem.${problem}`) }
        form.restart({})
        return undefined
      }}
    >
      {({ handleSubmit, submitting }) => (
        <form noValidate className={styles.new} onSubmit={(event) => void handleSubmit(event)}>
          <TextField
            name="listName"
            label={t('lists.make')}
            autoComplete="off"
            enterKeyHint="done"
            maxLength={listLimits.name}
          />
          <MuiButton type="submit" icon="plus" busy={submitting}>
            {t('lists.make.do')}
          </MuiButton>
        </form>
      )}
    </Form>
  )
}
