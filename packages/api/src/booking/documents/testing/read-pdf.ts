import { extractText, getDocumentProxy } from 'unpdf'

/** For tests only: the text and metadata of a PDF, and the tags of its first page. */
export async function readPdf(file: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(file))
  const { info } = await pdf.getMetadata()
  const { text } = await extractText(pdf, { mergePages: true })
  const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree())
  return {
    text: text.replace(/\s+/g, ' '),
    info: info as Record<string, unknown>,
    tags: new Set([...tree.matchAll(/"role":"(\w+)"/g)].map(([, role]) => role)),
  }
}
