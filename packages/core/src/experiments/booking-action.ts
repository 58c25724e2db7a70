/**
 * The action of a booking, the same for a cart every time, so that it is counted once. The id itself opens the
 * confirmation and is not for a table of statistics: 64 bits of a one-way mix stand for its 128.
 */
export function bookingAction(cartId: string): string {
  let [high, low] = [0x9e3779b9, 0x85ebca6b]
  for (let at = 0; at < cartId.length; at += 1) {
    const unit = cartId.charCodeAt(at)
    high = Math.imul(high ^ unit, 0x9e3779b1)
    low = Math.imul(low ^ unit, 0x5f356495)
    high = (high ^ (low >>> 15)) >>> 0
    low = (low ^ (high >>> 13)) >>> 0
  }
  return `booking:${high.toString(36)}${low.toString(36)}`
}
