import { posix } from 'node:path'
import ts from 'typescript'
import { filesUnder, read } from './project'

const isNamed = (clause: ts.ImportClause) =>
  clause.namedBindings !== undefined && ts.isNamedImports(clause.namedBindings)

/** Whether an import leaves nothing behind once its types are gone. */
function isOfTypes({ importClause: clause }: ts.ImportDeclaration) {
  if (clause === undefined) return false
  if (clause.isTypeOnly) return true
  const { namedBindings: named } = clause
  return !clause.name && isNamed(clause) && (named as ts.NamedImports).elements.every(({ isTypeOnly }) => isTypeOnly)
}

/** The modules whose code comes along with a file, as it names them: no types, and nothing that is fetched when it is needed. */
export function valueImports(text: string): string[] {
  const { statements } = ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest, true)
  return statements.flatMap((node) => {
    const isImport = ts.isImportDeclaration(node) && !isOfTypes(node)
    const isExport = ts.isExportDeclaration(node) && !node.isTypeOnly
    const from = isImport || isExport ? node.moduleSpecifier : undefined
    return from && ts.isStringLiteral(from) ? [from.text] : []
  })
}

const code = new Set(['app', 'components', 'lib'].flatMap(filesUnder).filter((path) => /\.tsx?$/.test(path)))

/** The file of the project that a module name leads to, or the name of a package. */
function targetOf(from: string, name: string) {
  if (!/^(@\/|\.)/.test(name)) return name
  const path = name.startsWith('@/') ? name.slice(2) : posix.join(posix.dirname(from), name)
  return [`${path}.ts`, `${path}.tsx`].find((file) => code.has(file)) ?? path
}

const isOfServer = (text: string) => /^'use server'/m.test(text) || text.includes("import 'server-only'")

const known = new Map<string, string[] | null>()

/** What comes along with a file, read once because most files are reached many times; null: it stays on the server. */
function broughtBy(path: string) {
  const before = known.get(path)
  if (before !== undefined) return before
  const text = read(path)
  const targets = isOfServer(text) ? null : valueImports(text).map((name) => targetOf(path, name))
  known.set(path, targets)
  return targets
}

/** A way by which a browser that fetches this file fetches the whole package too, file by file; null: it does not. What stays on the server ends it. */
export function wayTo(target: string, path: string, seen = new Set<string>()): string[] | null {
  seen.add(path)
  for (const next of broughtBy(path) ?? []) {
    if (next === target) return [path, next]
    const way = code.has(next) && !seen.has(next) ? wayTo(target, next, seen) : null
    if (way) return [path, ...way]
  }
  return null
}

export const clientFiles = [...code].filter((path) => /^'use client'/m.test(read(path)))
