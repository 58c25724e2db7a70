/** Room for pins at the rim of a map that frames its points, px: they are drawn around and above their places, and must not lie under the buttons at the right. */
export const framePadding = { top: 72, right: 88, bottom: 40, left: 48 }
