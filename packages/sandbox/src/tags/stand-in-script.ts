/**
 * Stands in for the tag manager's script: hands every entry of the data layer to the inbox as it arrives, with the number of
 * its document and its place among that document's entries. It does not know who reads the page and keeps nothing there.
 */
export const standInScript = `(() => {
  const { origin, searchParams } = new URL(document.currentScript.src)
  const id = searchParams.get('id')
  const document_ = Math.random().toString(36).slice(2, 12)
  const plain = (entry) =>
    Object.prototype.toString.call(entry) === '[object Arguments]' ? Array.from(entry) : entry
  let turn = 0
  const tell = (entry) => {
    turn += 1
    navigator.sendBeacon(origin + '/tags/collect', JSON.stringify({ id, document: document_, turn, entry: plain(entry) }))
  }
  const queue = (window.dataLayer = window.dataLayer || [])
  queue.forEach(tell)
  const push = queue.push.bind(queue)
  queue.push = (...entries) => {
    entries.forEach(tell)
    return push(...entries)
  }
})()
`

/** Shows new events without a reload. */
export const inboxScript = `setInterval(async () => {
  const answer = await fetch(location.href).catch(() => undefined)
  if (!answer?.ok) return
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('#events')
  const now = document.querySelector('#events')
  if (next && now && next.dataset.count !== now.dataset.count) now.replaceWith(document.adoptNode(next))
}, 1000)
`
