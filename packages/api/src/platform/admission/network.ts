/**
 * The network behind an address, for all counting and sharing by visitor: the address itself, or for IPv6 the
 * half that identifies a customer's line, because the customer can change the other half.
 */
export function network(address: string): string {
  const groups = groupsOf(address)
  return typeof groups === 'string' ? groups : groups.slice(0, 4).join(':')
}

/**
 * The networks that usually belong to one owner: 256 addresses of IPv4, and for IPv6 the 65,536 networks that
 * are assigned together.
 */
export function networkRange(address: string): string {
  const groups = groupsOf(address)
  return typeof groups === 'string' ? groups.replace(/\.\d+$/, '') : groups.slice(0, 3).join(':')
}

/** The eight groups of an IPv6 address without leading zeros; an IPv4 address as it is. */
function groupsOf(address: string): string | string[] {
  if (!address.includes(':')) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [head = '', tail] = address.toLowerCase().split('%', 1)[0]?.split('::') ?? []
  const front = head ? head.split(':') : []
  const back = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length)
  return [...front, ...Array.from({ length: zeros }, () => '0'), ...back].map((group) =>
    Number.parseInt(group, 16).toString(16),
  )
}
