/**
 * Brands differ in data (`supports`, `legal`, tokens), never in code: ARCHITECTURE.md, "One definition each".
 * The rule reports a comparison of `brand`, or of anything's `.brand` or `.brand.id`, with a text, and a `switch` over it.
 */
const message =
  'Code must not branch on a brand. Put the difference into apps/<brand>/app.config.ts (`supports`, `legal`, `theme`) and read that.'

function isBrand(node) {
  if (node.type === 'ChainExpression') return isBrand(node.expression)
  if (node.type === 'Identifier') return /^(brand|brandId|brandName)$/.test(node.name)
  if (node.type !== 'MemberExpression' || node.computed) return false
  const { name } = node.property
  return /^(brand|brandId|brandName)$/.test(name) || (/^(id|name|key)$/.test(name) && isBrand(node.object))
}

function isText(node) {
  return (node.type === 'Literal' && typeof node.value === 'string') || node.type === 'TemplateLiteral'
}

const noBrandBranch = {
  create(context) {
    return {
      BinaryExpression(node) {
        if (!/^[!=]==?$/.test(node.operator)) return
        const [left, right] = [node.left, node.right]
        if ((isBrand(left) && isText(right)) || (isText(left) && isBrand(right)))
          context.report({ node, message })
      },
      SwitchStatement(node) {
        if (isBrand(node.discriminant)) context.report({ node: node.discriminant, message })
      },
    }
  },
}

export default { meta: { name: 'house' }, rules: { 'no-brand-branch': noBrandBranch } }
