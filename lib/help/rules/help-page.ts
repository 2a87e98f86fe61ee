import type { SectionName } from './sections'

export type HelpSpan = { kind: 'text' | 'strong' | 'code'; text: string } | { kind: 'link'; text: string; href: string }

/** The only blocks a page may hold, so no page brings its own markup. */
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
  screen?: string | undefined
  blocks: HelpBlock[]
}

export const helpPath = (slug: string) => `/help/${slug}`

const spansOf = (block: HelpBlock): HelpSpan[] => {
  if (block.kind === 'heading') return [{ kind: 'text', text: block.text }]
  return block.kind === 'list' ? block.items.flat() : block.spans
}

export const helpWordsOf = ({ blocks }: Pick<HelpPage, 'blocks'>) =>
  blocks
    .flatMap(spansOf)
    .map(({ text }) => text)
    .join(' ')

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

/** A short page needs no table of contents. */
export const isLong = (page: Pick<HelpPage, 'blocks'>) =>
  headingsOf(page).length >= longPage.headings && wordCountOf(page) >= longPage.words
