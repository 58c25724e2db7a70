import Bowser from 'bowser'

export interface Device {
  /** 'Firefox'; null if the browser sent none. */
  readonly browser: string | null
  /** 'Windows'; null likewise. */
  readonly system: string | null
}

/** Characters read of a header that anybody can set freely. */
const longest = 300
const short = (name: string | undefined) => name?.slice(0, 40) || null

/** The device that a User-Agent header describes, as coarsely as its owner would. */
export function deviceOf(userAgent: string | string[] | undefined): Device {
  const text = String(userAgent ?? '').slice(0, longest)
  if (!text) return { browser: null, system: null }
  const { browser, os } = Bowser.parse(text)
  return { browser: os.name === undefined ? null : short(browser.name), system: short(os.name) }
}
