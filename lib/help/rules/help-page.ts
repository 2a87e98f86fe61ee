import type { SectionName } from './sections'

/** Words of a line, as they are drawn. */
export type HelpSpan = { kind: 'text' | 'strong' | 'code'; text: string } | { kind: 'link'; text: string; href: string }

/** A paragraph, heading or list of a page. Nothing else is read, so no page can bring markup of its own. */
export type HelpBlock =
  | { kind: 'paragraph'; spans: HelpSpan[] }
  | { kind: 'heading'; text: string; anchor: string }
  | { kind: 'list'; isNumbered: boolean; items: HelpSpan[][] }

export type HelpPage = {
  slug: string
  section: SectionName
  title: string
  place: number
  keywords: string[]
  related: string[]
  /** The name of a picture of a screen. */
  screen?: string | undefined
  blocks: HelpBlock[]
}

export const helpPath = (slug: string) => `/help/${slug}`

const spansOf = (block: HelpBlock): HelpSpan[] => {
  if (block.kind === 'heading') return [{ kind: 'text', text: block.text }]
  return block.kind === 'list' ? block.items.flat() : block.spans
}

/** The words of a page without its title, for a search. */
export const helpWordsOf = ({ blocks }: Pick<HelpPage, 'blocks'>) =>
  blocks
    .flatMap(spansOf)
    .map(({ text }) => text)
    .join(' ')

/** The first paragraph, which says what a page is about. */
export function leadOf({ blocks }: Pick<HelpPage, 'blocks'>) {
  const first = blocks.find(({ kind }) => kind === 'paragraph')
  return first === undefined
    ? ''
    : spansOf(first)
        .map(({ text }) => text)
        .join('')
}

export const headingsOf = ({ blocks }: Pick<HelpPage, 'blocks'>) =>
  blocks.flatMap((block) => (block.kind === 'heading' ? [{ text: block.text, anchor: block.anchor }] : []))

export const wordCountOf = (page: Pick<HelpPage, 'blocks'>) => helpWordsOf(page).split(/\s+/).length

const longPage = { headings: 4, words: 100 } as const

/** A table of contents helps where there is something to jump over. */
export const isLong = (page: Pick<HelpPage, 'blocks'>) =>
  headingsOf(page).length >= longPage.headings && wordCountOf(page) >= longPage.words
