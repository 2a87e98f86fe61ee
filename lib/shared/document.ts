/** One bar: what it stands for, how long it is from 0 to 1, and its number in words. */
export type Bar = { label: string; share: number; shown: string }

/** A name and its value. */
export type Fact = readonly [name: string, value: string]

/** The parts a printed document is made of, from the first to the last; the renderer breaks them into pages. */
export type DocumentPart =
  | { kind: 'title' | 'section' | 'heading' | 'paragraph' | 'note'; text: string }
  /** What somebody wrote, and who, where that is known. */
  | { kind: 'quote'; text: string; by: string | null }
  | { kind: 'facts'; rows: Fact[] }
  | { kind: 'bars'; caption: string | null; rows: Bar[] }
  /** The first column is the widest. */
  | { kind: 'table'; heads: string[]; rows: string[][] }
  | { kind: 'page' }

/** The scripts that the typeface of documents lacks, and another one has. */
export const furtherScripts = [
  ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam'],
  'Thai',
] as const
export type FurtherScript = (typeof furtherScripts)[number]

const usualScripts = ['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Common', 'Inherited']
const drawableScripts = [...usualScripts, ...furtherScripts].map((script) => `\\p{Script=${script}}`).join('')

// What no typeface of documents has; of that they could only draw boxes.
const undrawable = new RegExp(`(?:[^${drawableScripts}]|\\p{Emoji_Presentation})[\\u200d\\ufe0f]*`, 'u')
const undrawableRuns = new RegExp(`${undrawable.source}(?:\\s*${undrawable.source})*`, 'gu')

/** Replaces characters a document can't draw. */
export const OMISSION = '[…]'

/** Whether every sign of a text can be drawn in a document. */
export const isDrawable = (text: string) => !undrawable.test(text)

/** A text as a document draws it: signs it cannot draw are left out, and seen to be. */
export const drawable = (text: string) => text.replace(undrawableRuns, OMISSION)
