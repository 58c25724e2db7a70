/** Nothing that changes how the text around it is read: control and direction characters. Lines may be parted once. */
export const readable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n]/gu, '')
    .replace(/\n{3,}/g, '\n\n')

/** The same for what stands on one line. */
export const readableLine = (text: string): string => readable(text).replace(/\s+/g, ' ')
