import ts from 'typescript'
import { read } from './project'

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The words of a template with "…" for each value, so that a phrase around one is found. */
const wordsOf = (node: ts.TemplateExpression) =>
  [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')

function childWord(child: ts.JsxChild) {
  if (ts.isJsxText(child)) return child.text
  const inner = ts.isJsxExpression(child) ? child.expression : undefined
  return inner && ts.isStringLiteral(inner) ? inner.text : '…'
}

const childWords = (children: readonly ts.JsxChild[]) => children.map(childWord).join('')

/** Only developers read what an Error says, and only PostgreSQL reads SQL. */
const isUnread = (node: ts.Node) =>
  ts.isImportDeclaration(node) ||
  ts.isTaggedTemplateExpression(node) ||
  ts.isTypeNode(node) ||
  (ts.isNewExpression(node) && node.expression.getText() === 'Error')

function ownWords(node: ts.Node): string {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (ts.isTemplateExpression(node)) return wordsOf(node)
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) return childWords(node.children)
  return ''
}

/** Every text in a source file that a person may read: at least two words of a string, a template or an element. */
export function spokenIn(path: string, text = read(path)): string[] {
  if (path.endsWith('.md')) return text.split('\n').map(squeeze)
  const spoken: string[] = []
  const visit = (node: ts.Node): void => {
    if (isUnread(node)) return
    const words = squeeze(ownWords(node))
    if (words.includes(' ')) spoken.push(words)
    ts.forEachChild(node, visit)
  }
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind))
  return spoken
}
