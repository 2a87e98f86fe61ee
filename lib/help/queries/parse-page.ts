import 'server-only'
import { lexer, type Token, type Tokens } from 'marked'
import { frontMatterSchema } from '@/lib/help/schema'
import type { HelpBlock, HelpPage, HelpSpan } from '@/lib/help/rules/help-page'
import type { SectionName } from '@/lib/help/rules/sections'

const anchorOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const failure = (slug: string, kind: string) => new Error(`Help page ${slug} holds ${kind}, which is not drawn.`)

function spanOf(slug: string, token: Token): HelpSpan {
  const text = 'text' in token ? String(token.text) : ''
  if (token.type === 'text' || token.type === 'escape') return { kind: 'text', text }
  if (token.type === 'strong') return { kind: 'strong', text }
  if (token.type === 'codespan') return { kind: 'code', text }
  if (token.type === 'link') return { kind: 'link', text, href: String(token.href) }
  throw failure(slug, token.type)
}

const spansOf = (slug: string, tokens: readonly Token[] = []) => tokens.map((token) => spanOf(slug, token))

/** marked wraps a list item's text in a block, which the page omits. */
const itemOf = (slug: string, { tokens }: Tokens.ListItem) =>
  tokens.flatMap((token) => spansOf(slug, 'tokens' in token ? token.tokens : [token]))

const isList = (token: Token): token is Tokens.List => token.type === 'list'

function blocksOf(slug: string, token: Token): HelpBlock[] {
  if (token.type === 'space') return []
  if (isList(token))
    return [{ kind: 'list', isNumbered: token.ordered, items: token.items.map((item) => itemOf(slug, item)) }]
  if (token.type === 'heading') {
    const text = String(token.text)
    return [{ kind: 'heading', text, anchor: anchorOf(text) }]
  }
  if (token.type === 'paragraph') return [{ kind: 'paragraph', spans: spansOf(slug, token.tokens) }]
  throw failure(slug, token.type)
}

/** The front matter: `title: Set a goal`. */
const fieldsIn = (head: string) =>
  Object.fromEntries(
    head
      .split('\n')
      .filter((line) => line.includes(':'))
      .map((line) => [line.slice(0, line.indexOf(':')).trim(), line.slice(line.indexOf(':') + 1).trim()]),
  )

/** Throws on anything but words, headings, lists and links. */
export function parsePage(slug: string, section: SectionName, text: string): HelpPage {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  const fields = frontMatterSchema.parse(fieldsIn(head))
  const blocks = lexer(body).flatMap((token) => blocksOf(slug, token))
  return { slug, section, ...fields, blocks }
}
