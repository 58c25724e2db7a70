// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** What React notes on an element that it has taken over. */
const markAlive = (element: Element) => Object.assign(element, { __reactProps$test: {} })

const done: string[] = []
const element = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind

/** A document of the server, its starter, and what plays back; both with a state of their own for each test. */
async function open() {
  vi.resetModules()
  const { heard } = await import('./starter.browser.ts')
  const { playBack } = await import('./play-back.browser.ts')
  return { heard, playBack }
}

beforeEach(() => {
  done.length = 0
  document.head.innerHTML = ''
  document.body.innerHTML = `
    <button type="button" id="menu" aria-expanded="false">Menu</button>
    <button type="button" id="more">More</button>
    <button type="button" id="native" popovertarget="sheet">Sheet</button>
    <a id="link" href="#somewhere">Link</a>
    <form id="search" action="/search"><button id="find">Search</button></form>
    <form id="sign-in"><input id="mail" value=""><button id="send">Sign in</button></form>`
  for (const id of ['menu', 'more', 'native', 'link'])
    element(id).addEventListener('click', () => done.push(id))
  for (const id of ['search', 'sign-in'])
    element(id).addEventListener('submit', (event) => {
      event.preventDefault()
      done.push(id)
    })
  element('mail').addEventListener('input', ({ target }) => done.push((target as HTMLInputElement).value))
})
afterEach(() => vi.useRealTimers())

it('hears buttons and forms that need scripts, shows it at once, and leaves what works by itself', async () => {
  const { heard } = await open()
  for (const id of ['menu', 'more', 'native', 'link']) element(id).click()
  expect(heard.map(({ target }) => target.id)).toEqual(['menu', 'more'])
  expect(element('more').getAttribute('aria-busy')).toBe('true')
  expect(done).toEqual(['native', 'link'])
  element<HTMLFormElement>('search').requestSubmit()
  element<HTMLFormElement>('sign-in').requestSubmit(element('send'))
  expect(done).toEqual(['native', 'link', 'search'])
  expect(heard.at(-1)).toMatchObject({ kind: 'submit', submitter: element('send') })
})

it('plays back fields, then what was pressed, each press of a counter, and a menu once', async () => {
  const { heard, playBack } = await open()
  for (const id of ['menu', 'menu', 'more', 'more']) element(id).click()
  element<HTMLInputElement>('mail').value = 'anna@example.org'
  const afterwards = playBack()
  for (const one of document.querySelectorAll('button, input, form')) markAlive(one)
  await afterwards()
  expect(done).toEqual(['anna@example.org', 'menu', 'more', 'more'])
  expect(heard).toHaveLength(0)
  expect(document.querySelector('[aria-busy], [data-heard]')).toBeNull()
})

it('hears a part that comes alive later, in the order of all presses', async () => {
  const { playBack } = await open()
  const afterwards = playBack()
  markAlive(element('menu'))
  await afterwards()
  element('more').click()
  element('menu').click()
  expect(done, 'what is alive is not waited for').toEqual(['menu'])
  markAlive(element('more'))
  await vi.waitFor(() => expect(done).toEqual(['menu', 'more']))
})

it('plays the latest words of a field that comes alive later, once', async () => {
  const { playBack } = await open()
  const mail = element<HTMLInputElement>('mail')
  const afterwards = playBack()
  await afterwards()
  for (const words of ['a', 'an', 'anna']) {
    mail.value = words
    mail.dispatchEvent(new Event('input', { bubbles: true }))
  }
  done.length = 0
  markAlive(mail)
  await vi.waitFor(() => expect(done).toEqual(['anna']))
})

it('plays a field that came alive while another one was played, and waits for no other', async () => {
  document.body.insertAdjacentHTML('beforeend', '<input id="name" value=""><input id="last" value="">')
  const { playBack } = await open()
  for (const id of ['mail', 'name', 'last']) element<HTMLInputElement>(id).value = id
  element('name').addEventListener('input', () => done.push('name'))
  element('mail').addEventListener('input', () => markAlive(element('name')))
  const afterwards = playBack()
  markAlive(element('mail'))
  await afterwards()
  await vi.waitFor(() => expect(done).toEqual(['mail', 'name']))
})

it('plays fields of later parts in the order in which they were changed, and waits a second at most', async () => {
  document.body.insertAdjacentHTML('beforeend', '<input id="name" value=""><input id="last" value="">')
  const { playBack } = await open()
  await playBack()()
  vi.useFakeTimers()
  for (const id of ['mail', 'name', 'last']) {
    const field = element<HTMLInputElement>(id)
    field.value = id
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.addEventListener('input', () => done.push(`played ${id}`))
  }
  done.length = 0
  // The first is looked at rarely by now, those behind it closely.
  await vi.advanceTimersByTimeAsync(1_100)
  for (const id of ['last', 'name']) markAlive(element(id))
  await vi.advanceTimersByTimeAsync(500)
  expect(done).toEqual([])
  markAlive(element('mail'))
  await vi.advanceTimersByTimeAsync(500)
  expect(done).toEqual(['mail', 'played mail', 'played name', 'played last'])
})

it('plays a field although one before it never comes alive', async () => {
  document.body.insertAdjacentHTML('beforeend', '<input id="name" value="">')
  const { playBack } = await open()
  await playBack()()
  vi.useFakeTimers()
  for (const id of ['mail', 'name']) {
    const field = element<HTMLInputElement>(id)
    field.value = id
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  element('name').addEventListener('input', () => done.push('name'))
  done.length = 0
  markAlive(element('name'))
  await vi.advanceTimersByTimeAsync(1_500)
  expect(done).toEqual(['name'])
})

it('plays what was changed before the next press, although nothing has shown yet that it is alive', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<input type="checkbox" id="box"><input type="checkbox" id="next">',
  )
  const { playBack } = await open()
  await playBack()()
  for (const id of ['box', 'next'])
    element(id).addEventListener('click', ({ currentTarget }) => {
      if ('__reactProps$test' in (currentTarget as Element)) done.push(id)
    })
  element('box').click()
  // React takes a part over when an event reaches it, if its code is there.
  element('box').addEventListener('pointercancel', () => markAlive(element('box')))
  markAlive(element('next'))
  element('next').dispatchEvent(new Event('pointerdown', { bubbles: true }))
  await Promise.resolve()
  element('next').click()
  expect(done).toEqual(['box', 'next'])
  expect(element<HTMLInputElement>('box').checked).toBe(true)
})

it('plays what was changed while the page came alive, in the order of the changes', async () => {
  document.body.insertAdjacentHTML('afterbegin', '<input id="name" value=""><input id="last" value="">')
  const { playBack } = await open()
  const change = (id: string) => {
    element<HTMLInputElement>(id).value = id
    element(id).dispatchEvent(new Event('input', { bubbles: true }))
    element(id).addEventListener('input', () => done.push(id))
  }
  change('mail')
  change('name')
  const afterwards = playBack()
  change('last')
  done.length = 0
  for (const id of ['mail', 'name', 'last']) markAlive(element(id))
  await afterwards()
  await vi.waitFor(() =>
    expect(done.filter((one) => !one.includes('@'))).toEqual(['mail', 'mail', 'name', 'last']),
  )
})

it('gives a press up when its part never comes alive, and goes on with the next', async () => {
  const { playBack } = await open()
  for (const id of ['menu', 'more']) element(id).click()
  const afterwards = playBack()
  markAlive(element('more'))
  vi.useFakeTimers()
  const played = afterwards()
  await vi.advanceTimersByTimeAsync(40_000)
  await played
  expect(done).toEqual(['more'])
  expect(element('menu').hasAttribute('aria-busy')).toBe(false)
})

it('forgets what was pressed in markup that is gone', async () => {
  const { playBack } = await open()
  element('more').click()
  const afterwards = playBack()
  element('more').remove()
  await afterwards()
  expect(done).toEqual([])
})

it('leaves buttons alone that were added after the server’s markup', async () => {
  const { heard } = await open()
  const zoom = Object.assign(document.createElement('button'), { type: 'button' })
  zoom.addEventListener('click', () => done.push('zoom'))
  document.body.append(zoom)
  zoom.click()
  expect(done).toEqual(['zoom'])
  expect(heard).toEqual([])
})
