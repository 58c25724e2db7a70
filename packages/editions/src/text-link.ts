/** The links of a text, as they are written: words, and an address within the edition, of an own page or beginning with https://. */
export const textLink = /(?<!!)\[([^\]]+)\]\(((?:https:\/\/|\/(?!\/)|page:)[^\s()]+)\)/g

/** A text where links are their words alone. */
export const withoutLinks = (text: string): string => text.replace(textLink, '$1')
