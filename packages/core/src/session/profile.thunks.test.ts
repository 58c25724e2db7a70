import { expect, it } from 'vitest'
import { createStore } from '../store/create-store.ts'
import { saveProfile } from './profile.thunks.ts'
import { selectUser, sessionApi } from './session.api.ts'

type Answer = readonly [status: number, body: object]
const needsPassword: Answer = [403, { type: 'password-needed' }]
const saved: Answer = [200, { firstName: 'Joanna' }]

it.each<[string, readonly Answer[], boolean, object, string]>([
  ['are saved', [saved], true, { kind: 'saved' }, 'Joanna'],
  ['are saved after the password', [needsPassword, saved], true, { kind: 'saved' }, 'Joanna'],
  ['are not saved without the password', [needsPassword], false, { kind: 'left' }, 'Jo'],
  [
    'have a field that is refused',
    [[400, { errors: [{ path: 'phone.number', message: 'x' }] }]],
    true,
    { kind: 'refused', paths: ['phone.number'] },
    'Jo',
  ],
  ['fail', [[503, {}]], true, { kind: 'refused', paths: [] }, 'Jo'],
])('changed details %s', async (_, answers, proves, outcome, name) => {
  let calls = 0
  const store = createStore({
    fetch: async () => {
      const [status, body] = answers[calls++] as Answer
      return Response.json(body, { status })
    },
    origin: '',
    brand: 'alder',
    apiLocale: 'couk',
  })
  await store.dispatch(sessionApi.util.upsertQueryData('user', undefined, { firstName: 'Jo' } as never))
  expect(await store.dispatch(saveProfile({ firstName: 'Joanna' }, async () => proves))).toEqual(outcome)
  expect(calls).toBe(answers.length)
  expect(selectUser(store.getState())?.firstName).toBe(name)
})
