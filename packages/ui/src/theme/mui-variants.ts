/** Styles of a component of MUI by the value of one of its properties, as its theme takes them. */
export const variantsOf = <Name extends string>(
  property: string,
  styles: Record<Name, object>,
): { props: object; style: object }[] =>
  Object.entries<object>(styles).map(([name, style]) => ({ props: { [property]: name }, style }))
