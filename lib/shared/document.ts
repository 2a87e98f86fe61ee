/** `share` is from 0 to 1. */
export type Bar = { label: string; share: number; shown: string }

export type Fact = readonly [name: string, value: string]

/** In order; the renderer breaks them into pages. */
export type DocumentPart =
  | { kind: 'title' | 'section' | 'heading' | 'paragraph' | 'note'; text: string }
  /** `by` is null where the author is unknown. */
  | { kind: 'quote'; text: string; by: string | null }
  | { kind: 'facts'; rows: Fact[] }
  | { kind: 'bars'; caption: string | null; rows: Bar[] }
  /** The first column is the widest. */
  | { kind: 'table'; heads: string[]; rows: string[][] }
  | { kind: 'page' }

/** Scripts drawn in a typeface of their own. */
export const furtherScripts = [
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Thai',
] as const
export type FurtherScript = (typeof furtherScripts)[number]

const usualScripts = ['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Common', 'Inherited']
const drawableScripts = [...usualScripts, ...furtherScripts].map((script) => `\\p{Script=${script}}`).join('')

// Characters that no typeface of documents has.
const undrawable = new RegExp(`(?:[^${drawableScripts}]|\\p{Emoji_Presentation})[\\u200d\\ufe0f]*`, 'u')
const undrawableRuns = new RegExp(`${undrawable.source}(?:\\s*${undrawable.source})*`, 'gu')

/** Replaces characters a document can't draw. */
export const OMISSION = '[…]'

export const isDrawable = (text: string) => !undrawable.test(text)

/** Replaces characters it can't draw by a visible mark. */
export const drawable = (text: string) => text.replace(undrawableRuns, OMISSION)
