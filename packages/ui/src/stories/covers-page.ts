/** For components that lie over the page: in a page of docs each of their stories has a frame of its own, else one would cover the text. */
export const coversPage = { docs: { story: { inline: false, height: '600px' } } } as const
