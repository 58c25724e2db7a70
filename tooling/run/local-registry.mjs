import { createServer } from 'node:http'

/**
 * A registry of packages on a free port of this machine, in memory: takes what `npm publish` sends and answers `npm install`. It knows
 * our packages alone; npm is told to look for this scope here and for all others where it always does.
 */
export async function openRegistry() {
  const packages = new Map()
  const tarballs = new Map()
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname).slice(1)
    const answer = (status, body, type = 'application/json') =>
      response.writeHead(status, { 'content-type': type }).end(body)
    if (request.method === 'PUT') {
      const parts = []
      request.on('data', (part) => parts.push(part))
      request.on('end', () => {
        publish(path, JSON.parse(Buffer.concat(parts).toString()))
        answer(201, '{}')
      })
    } else if (tarballs.has(path)) answer(200, tarballs.get(path), 'application/octet-stream')
    else if (packages.has(path)) answer(200, JSON.stringify(packages.get(path)))
    else answer(404, '{"error":"not found"}')
  })
  await new Promise((done, fail) => server.once('error', fail).listen(0, '127.0.0.1', done))
  const address = `http://127.0.0.1:${server.address().port}/`

  function publish(name, { versions, 'dist-tags': tags, _attachments: attachments }) {
    for (const [file, { data }] of Object.entries(attachments))
      tarballs.set(`${name}/-/${file}`, Buffer.from(data, 'base64'))
    const known = packages.get(name)
    packages.set(name, {
      name,
      'dist-tags': { ...known?.['dist-tags'], ...tags },
      versions: { ...known?.versions, ...versions },
    })
  }

  return { address, close: () => new Promise((done) => server.close(done)) }
}
