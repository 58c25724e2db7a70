/** The address of a page of docs in Storybook, by the title of its stories. */
export const docsAddress = (title: string): string =>
  `?path=/docs/${title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}--docs`
