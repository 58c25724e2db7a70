/**
 * Brands differ in data (`supports`, `legal`, tokens), never in code (brands-1). The rule reports code that treats one
 * brand differently: a comparison of `brand`, an app's id or name with a text, a `switch` over it, a list or a pattern
 * that it is matched against, an object indexed by it. Editions are rows of a table, so a product file does not compare
 * `site` with a site code either.
 */
const message =
  'Code must not branch on a brand. Put the difference into apps/<brand>/app.config.ts (`supports`, `legal`, `theme`) and read that.'
const siteMessage =
  'Code must not branch on an edition. Put the difference into packages/editions/src/markets.ts or the app.config.ts of its app and read that.'

const brandNames = /^(brand|brandId|brandName|brandSlug|appId)$/
const siteNames = /^(site|siteCode)$/
const siteCode = /^[a-z]{2}(-[a-z]{2})?$/
/** Demo data and checks may name brands. */
const notProduct =
  /[\\/](tooling|catalogue|testing|testkit|stories)[\\/]|\.(test|spec|stories|bench)\.[cm]?tsx?$/

/** The last name of `app.config.brand` or `brand`, and the object that contains it. */
function lastName(node) {
  if (node.type === 'ChainExpression') return lastName(node.expression)
  if (node.type === 'Identifier') return { name: node.name }
  if (node.type !== 'MemberExpression' || node.computed) return { name: '' }
  return { name: node.property.name, of: node.object }
}

function isBrand(node) {
  const { name, of } = lastName(node)
  return brandNames.test(name) || (of !== undefined && /^(id|name|key|slug)$/.test(name) && isBrand(of))
}

/** `app.config.id` and `config.displayName`: names of an app. */
function isAppName(node) {
  const { name, of } = lastName(node)
  return of !== undefined && /^(id|displayName)$/.test(name) && /^(app|config)$/.test(lastName(of).name)
}

const isSite = (node) => siteNames.test(lastName(node).name)

const isText = (node) =>
  (node.type === 'Literal' && typeof node.value === 'string') || node.type === 'TemplateLiteral'
const isSiteCode = (node) => node.type === 'Literal' && siteCode.test(String(node.value))

/** `['a', 'b']` and `new Set(['a', 'b'])`. */
function isListOf(node, matches) {
  const list = node.type === 'NewExpression' ? node.arguments[0] : node
  return list?.type === 'ArrayExpression' && list.elements.some((element) => element && matches(element))
}

const noBrandBranch = {
  create(context) {
    const isProduct = !notProduct.test(context.filename)
    const isOne = (node) => isBrand(node) || (isProduct && isAppName(node))
    const report = (node) => context.report({ node, message })
    const reportSite = (node) => context.report({ node, message: siteMessage })
    return {
      BinaryExpression(node) {
        const { left, right, operator } = node
        if (operator === 'in' && isProduct && isOne(left) && right.type === 'ObjectExpression') report(node)
        if (!/^[!=]==?$/.test(operator)) return
        if ((isOne(left) && isText(right)) || (isText(left) && isOne(right))) report(node)
        if (isProduct && ((isSite(left) && isSiteCode(right)) || (isSiteCode(left) && isSite(right))))
          reportSite(node)
      },
      SwitchStatement(node) {
        if (isOne(node.discriminant)) report(node.discriminant)
        if (isProduct && isSite(node.discriminant) && node.cases.some(({ test }) => test && isSiteCode(test)))
          reportSite(node.discriminant)
      },
      CallExpression(node) {
        const { callee, arguments: given } = node
        if (!isProduct || callee.type !== 'MemberExpression' || callee.computed || !given[0]) return
        const { object, property } = callee
        if (/^(includes|has|indexOf)$/.test(property.name)) {
          if (isOne(given[0]) && isListOf(object, isText)) report(node)
          if (isSite(given[0]) && isListOf(object, isSiteCode)) reportSite(node)
        }
        if (
          /^(startsWith|endsWith|includes|match)$/.test(property.name) &&
          isBrand(object) &&
          !isBrand(given[0])
        )
          if (isText(given[0]) || given[0].regex) report(node)
        if (property.name === 'test' && object.regex && isOne(given[0])) report(node)
      },
      MemberExpression(node) {
        if (isProduct && node.computed && node.object.type === 'ObjectExpression' && isOne(node.property))
          report(node)
      },
    }
  },
}

export default { meta: { name: 'house' }, rules: { 'no-brand-branch': noBrandBranch } }
