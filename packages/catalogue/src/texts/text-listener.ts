/** Hears every English text that has translations: `npm run words -- export --everything` collects them so. Nobody listens in the product. */
export const textListener: { heard?: (english: string) => void } = {}
