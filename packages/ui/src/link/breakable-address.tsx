import { Fragment, type ReactNode } from 'react'

/**
 * An e-mail address that is broken after its `@` or before a dot of its host where it has to be, and not before its last letter. Any other
 * text is left as it is.
 */
export function breakableAddress(text: string): ReactNode {
  const [name, host] = text.split('@')
  if (host === undefined) return text
  const [first, ...rest] = host.split('.')
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
