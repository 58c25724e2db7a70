/** Wide enough for the filters beside the list, and too narrow for a map there. */
export const withFilterColumn = { width: 1200, height: 900 }
