import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

/**
 * Declarations, which decide nothing: a fault in one tells nothing about the rules. An endpoint's method, path and access are held by the
 * permission matrix and the server's tests, a text by the catalogue's test, names in a schema or in a list `as const` by the compiler. The
 * refusals of a schema (its limits, patterns, functions) are mutated.
 */
const declarations = {
  shouldIgnore(path) {
    if (isCallOf(path, ['endpoint', 'phrase', 'crud'])) return 'An entry of the endpoint table, or a text'
    if (path.node.type === 'TSAsExpression' && path.node.expression.type === 'ArrayExpression') return 'Names that the compiler holds'
    if (isListOfNames(path) && isSchemaCall(path.parent)) return 'Names that the compiler holds'
    return undefined
  },
}

function isCallOf({ node }, names) {
  return node.type === 'CallExpression' && node.callee.type === 'Identifier' && names.includes(node.callee.name)
}

function isListOfNames({ node }) {
  return node.type === 'StringLiteral' || (node.type === 'ArrayExpression' && node.elements.every(({ type }) => type === 'StringLiteral'))
}

function isSchemaCall(node) {
  if (node?.type === 'CallExpression') return isSchemaCall(node.callee)
  if (node?.type === 'MemberExpression') return isSchemaCall(node.object)
  return node?.type === 'Identifier' && node.name === 'z'
}

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'declarations', declarations)]
