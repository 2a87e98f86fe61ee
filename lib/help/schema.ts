// Help is one page per task, written in `docs/help`. This module reads and searches those pages. It knows no users, so
// the pages work signed out, and stores nothing.
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

export const frontMatterSchema = z.strictObject({
  title: z.string().min(1).max(70),
  place: z.coerce.number().int().min(1),
  /** Synonyms and error messages people search for. */
  keywords: wordList,
  related: wordList,
  screen: z.string().optional(),
})

export const helpSearchSchema = z.object({ q: searchText() })
