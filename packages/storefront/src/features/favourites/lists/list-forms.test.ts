import { describe, expect, it } from 'vitest'
import { sendForm } from '../../../testing/sent-form.ts'

const address = '/uk/profile/favourites?date=2027-07-03&list=7&problem=failed'
const lists = 'customer-portal/favourite-lists'
const send = (name: string, fields: Record<string, string>, answer: object, called: string) =>
  sendForm(name, fields, { page: 'favourites', address, answers: { [called]: answer } })
const done = { status: 200, reply: { lists: [{ id: 9, name: 'Lakes', entries: [], sharing: null }] } }
const refused = (status: number, type: string) => ({
  status,
  reply: null,
  problem: { type, status, title: '' },
})

describe('lists of favourites are changed by forms', () => {
  it('that lead to the list just made', async () => {
    const { outcome, calls } = await send(
      'makeList',
      { makeList: '1', listName: '  Lakes ' },
      done,
      `POST ${lists}`,
    )
    expect(calls).toEqual([`POST ${lists} {"name":"Lakes"}`])
    expect(outcome).toEqual({ to: '/uk/profile/favourites?date=2027-07-03&list=9' })
  })

  it.each([
    ['renameList', { listName: 'Sea' }, `PUT ${lists}/{listId}`, '{"listId":7,"name":"Sea"}', '&list=7'],
    ['deleteList', {}, `DELETE ${lists}/{listId}`, '{"listId":7}', ''],
    ['shareList', {}, `PUT ${lists}/{listId}/sharing`, '{"listId":7,"othersAdd":false}', '&list=7'],
    [
      'shareList',
      { othersAdd: 'on' },
      `PUT ${lists}/{listId}/sharing`,
      '{"listId":7,"othersAdd":true}',
      '&list=7',
    ],
    ['unshareList', {}, `DELETE ${lists}/{listId}/sharing`, '{"listId":7}', '&list=7'],
    [
      'takeOffList',
      { site: '3' },
      `DELETE ${lists}/{listId}/sites/{siteId}`,
      '{"listId":7,"siteId":3}',
      '&list=7',
    ],
  ])('%s with %j', async (name, fields, called, request, list) => {
    const { outcome, calls } = await send(name, { [name]: '7', ...fields }, done, called)
    expect(calls).toEqual([`${called} ${request}`])
    expect(outcome).toEqual({ to: `/uk/profile/favourites?date=2027-07-03${list}` })
  })

  it('and putting a campsite on another list stays where one is', async () => {
    const called = `PUT ${lists}/{listId}/sites/{siteId}`
    const { outcome } = await send('putOnList', { putOnList: '8', site: '3' }, done, called)
    expect(outcome).toEqual({ to: '/uk/profile/favourites?date=2027-07-03&list=7' })
  })

  it.each([
    [refused(409, 'list-name-taken'), 'list-name-taken'],
    [refused(400, 'validation'), 'list-name'],
    [refused(404, 'not-found'), 'failed'],
    [refused(503, 'strange-type'), 'failed'],
  ])('what failed is in the address', async (answer, problem) => {
    const { outcome } = await send(
      'renameList',
      { renameList: '7', listName: 'Sea' },
      answer,
      `PUT ${lists}/{listId}`,
    )
    expect(outcome).toEqual({ to: `/uk/profile/favourites?date=2027-07-03&list=7&problem=${problem}` })
  })

  it('whoever is signed out signs in, and comes back', async () => {
    const { outcome } = await send(
      'deleteList',
      { deleteList: '7' },
      refused(401, 'signed-out'),
      `DELETE ${lists}/{listId}`,
    )
    expect(outcome).toEqual({ to: '/uk/login', remembered: address })
  })
})

describe('a shared list is added to', () => {
  const token = 'a'.repeat(43)
  const called = 'PUT shared-lists/{token}/sites/{siteId}'
  const add = (answer: object) =>
    sendForm(
      'addShared',
      { addShared: '3' },
      {
        page: 'sharedList',
        address: `/uk/list/${token}?query=lake`,
        params: { key: token },
        answers: { [called]: answer },
      },
    )

  it('by whoever has the link', async () => {
    const { outcome, calls } = await add({ status: 200, reply: { siteIds: [3] } })
    expect(calls).toEqual([`${called} {"token":"${token}","siteId":3}`])
    expect(outcome).toEqual({ to: `/uk/list/${token}` })
  })

  it('unless it shows the list only', async () => {
    const { outcome } = await add(refused(403, 'view-only'))
    expect(outcome).toEqual({ to: `/uk/list/${token}?query=lake&problem=view-only` })
  })
})
