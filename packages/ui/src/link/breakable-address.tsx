import { Fragment, type ReactNode } from 'react'

/** Letters of a host that fit into a line of the narrowest column: a longer one may break before its dots. */
const shortHost = 20

/**
 * An e-mail address that is broken after its `@` where it has to be, and before a dot of a long host. Any other text is left as it is.
 */
export function breakableAddress(text: string): ReactNode {
  const [name, host] = text.split('@')
  if (host === undefined) return text
  const [first, ...rest] = host.length > shortHost ? host.split('.') : [host]
  return (
    <>
      {name}@<wbr />
      {first}
      {rest.map((part) => (
        <Fragment key={part}>
          <wbr />.{part}
        </Fragment>
      ))}
    </>
  )
}
