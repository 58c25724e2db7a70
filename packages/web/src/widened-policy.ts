/** A content security policy whose directives allow more sources, by the name of the directive. No directive is added. */
export function widenedPolicy(policy: string, needs: Readonly<Record<string, string>>): string {
  return policy
    .split(';')
    .map((directive) => {
      const need = needs[directive.trim().split(' ')[0] ?? '']
      return need ? `${directive} ${need}` : directive
    })
    .join(';')
}
