/** SPEC.md §7: all experiment calls run only when the flagship setting is the string 'true'. */
export const takesPart = ({ flagship }: { readonly flagship?: string | undefined }): boolean =>
  flagship === 'true'
