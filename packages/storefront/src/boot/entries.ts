/** The two scripts of a build that a document names, as the ends of their keys in the manifest. */
export const clientEntry = 'boot/client.tsx'
export const starterEntry = 'boot/starter/starter.browser.ts'
