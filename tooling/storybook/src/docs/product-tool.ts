import { createElement, useState } from 'react'
import { addons, types, useChannel } from 'storybook/manager-api'
import { productEvent } from './product-event.ts'
import type { ProductLink } from './product-links.ts'

const name = 'camping/product'
const style = { alignSelf: 'center', paddingInline: 8, fontSize: 12, color: 'inherit' }

/** Links of the toolbar: the pages of the running product that show the story's component. */
function ProductTool() {
  const [links, setLinks] = useState<readonly ProductLink[]>([])
  useChannel({ [productEvent]: setLinks })
  return links.map(({ route, text, href, step }) =>
    createElement(
      'a',
      {
        key: route,
        href,
        style,
        target: '_blank',
        rel: 'noreferrer',
        title: step ?? 'In the running product',
      },
      `${text} ↗`,
    ),
  )
}

addons.register(name, () => {
  addons.add(`${name}/tool`, {
    type: types.TOOL,
    title: 'In the product',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => createElement(ProductTool),
  })
})
