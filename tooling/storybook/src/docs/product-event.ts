/** What the preview sends to Storybook's toolbar: the links of the shown story. */
export const productEvent = 'camping/product-links'
