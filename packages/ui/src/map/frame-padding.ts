/**
 * Padding in px for a map that frames its points: pins extend around and above their positions, and the buttons at the
 * right must not cover them.
 */
export const framePadding = { top: 72, right: 88, bottom: 40, left: 48 }
