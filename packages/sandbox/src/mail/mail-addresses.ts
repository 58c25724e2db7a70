import type { Address } from 'postal-mime'
import type { FolderMail } from './mail-folder.ts'

/** Every address of a list, including members of groups. */
const flat = (list: readonly Address[] | undefined): { name: string; address: string }[] =>
  (list ?? [])
    .flatMap((one) => (one.group ? one.group : [one]))
    .map(({ name, address }) => ({ name, address: address ?? '' }))

/** The sender's display name, which is the brand's. */
export const brandOf = ({ email }: FolderMail): string => {
  const [sender] = flat(email.from ? [email.from] : [])
  return sender?.name || sender?.address || ''
}

export const senderOf = ({ email }: FolderMail): string => written(email.from ? [email.from] : [])
export const recipientsOf = ({ email }: FolderMail): string =>
  written([...(email.to ?? []), ...(email.cc ?? []), ...(email.bcc ?? [])])

const written = (list: readonly Address[]): string =>
  flat(list)
    .map(({ name, address }) => (name && name !== address ? `${name} <${address}>` : address))
    .join(', ')
