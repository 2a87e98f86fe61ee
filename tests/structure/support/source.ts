import ts from 'typescript'
import { read } from './project'

/** An exported name: of a call with its callee and arguments, of a function with the type of its first parameter. */
export type Declaration = {
  name: string
  kind: 'call' | 'function' | 'type' | 'value'
  callee: string
  args: string[]
  asker: string
  /** A function without parameters. */
  takesNothing: boolean
}

export type Source = {
  directives: string[]
  declarations: Declaration[]
  /** Local name of every named import, with the module it comes from. */
  imports: Map<string, string>
}

const isExported = (node: ts.Node) =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

const plain = { callee: '', args: [], asker: '', takesNothing: false }

const asFunction = (name: string, { parameters }: ts.SignatureDeclaration): Declaration => ({
  ...plain,
  name,
  kind: 'function',
  asker: parameters[0]?.type?.getText() ?? '',
  takesNothing: parameters.length === 0,
})

function fromVariable({ name, initializer }: ts.VariableDeclaration): Declaration[] {
  // `export const { GET, POST } = handlers(…)` names each of them.
  if (!ts.isIdentifier(name)) {
    return name.elements.flatMap((element) =>
      ts.isBindingElement(element) ? [{ name: element.name.getText(), kind: 'value' as const, ...plain }] : [],
    )
  }
  if (initializer && ts.isCallExpression(initializer)) {
    const args = initializer.arguments.map((argument) => argument.getText())
    return [{ ...plain, name: name.text, kind: 'call', callee: initializer.expression.getText(), args }]
  }
  if (initializer && ts.isFunctionLike(initializer)) return [asFunction(name.text, initializer)]
  return [{ ...plain, name: name.text, kind: 'value' }]
}

function declarationsOf(node: ts.Statement): Declaration[] {
  if (ts.isExportDeclaration(node)) {
    const kind = node.isTypeOnly ? ('type' as const) : ('value' as const)
    const named = node.exportClause && ts.isNamedExports(node.exportClause) ? node.exportClause.elements : []
    return named.map((element) => ({ name: element.name.text, kind, ...plain }))
  }
  if (!isExported(node)) return []
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.flatMap(fromVariable)
  if (ts.isFunctionDeclaration(node)) return [asFunction(node.name?.text ?? 'default', node)]
  if (ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) {
    return [{ name: node.name.text, kind: 'type', ...plain }]
  }
  return [{ name: node.getText().slice(0, 40), kind: 'value', ...plain }]
}

function importsOf(node: ts.Statement): [string, string][] {
  if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) return []
  const bindings = node.importClause?.namedBindings
  const from = node.moduleSpecifier.text
  return bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => [name.text, from]) : []
}

/** What a file exports and imports, read from its syntax and never run. */
export function parseSource(path: string, text = read(path)): Source {
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  return {
    directives: statements.flatMap((node) =>
      ts.isExpressionStatement(node) && ts.isStringLiteral(node.expression) ? [node.expression.text] : [],
    ),
    declarations: statements.flatMap(declarationsOf),
    imports: new Map(statements.flatMap(importsOf)),
  }
}

export const isConcrete = ({ kind }: Declaration) => kind !== 'type'
