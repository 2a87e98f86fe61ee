// Help is what people read when they are stuck: one page for each thing they do, written in `docs/help`. This module reads
// and searches those pages. It knows nobody, so that they can be read signed out, and keeps nothing.
import { z } from 'zod'
import { searchText } from '@/lib/shared/search-text'

const wordList = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  )

/** The fields above the text of a page. */
export const frontMatterSchema = z.strictObject({
  title: z.string().min(1).max(70),
  /** In its section, from 1. */
  place: z.coerce.number().int().min(1),
  /** Other words for it, and what people see when it goes wrong. */
  keywords: wordList,
  /** Pages to go on with, by their names. */
  related: wordList,
  /** The picture of a screen that it shows, by its name. */
  screen: z.string().optional(),
})

export const helpSearchSchema = z.object({ q: searchText() })
