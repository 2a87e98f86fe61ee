// A tag is a word that groups people across teams, such as a place or a skill; spellings that differ only in case are
// the same tag. This part owns tags and who has them. It refuses duplicates, and too many tags on one person.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'
import { nameCursor, searchText } from '@/lib/shared/search-text'
import { lineUpTo, visibleText } from '@/lib/shared/text-schema'
import { peopleIdsSchema } from '@/lib/members/people/schema'

export const tagLimits = { name: 50, perPerson: 30 } as const

export const tagNameSchema = lineUpTo(tagLimits.name, 'A tag')
  .min(1, 'Enter a tag.')
  .regex(/^[^,]*$/, 'Tags can’t contain commas.')

export const isSameTag = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Distinct, in the first spelling. */
const tagNamesSchema = z
  .array(tagNameSchema)
  .max(tagLimits.perPerson, `A person may have at most ${tagLimits.perPerson} tags.`)
  .transform((names) => names.filter((name, index) => names.findIndex((other) => isSameTag(other, name)) === index))

export const tagIdSchema = z.object({ id: idSchema })
export type TagIdInput = z.infer<typeof tagIdSchema>

export const tagListSchema = z.object({
  search: searchText(),
  after: nameCursor(tagLimits.name),
})
export type TagListFilter = z.infer<typeof tagListSchema>

export const createTagSchema = z.object({ name: tagNameSchema })
export type CreateTagInput = z.infer<typeof createTagSchema>

export const renameTagSchema = z.object({ id: idSchema, name: tagNameSchema })
export type RenameTagInput = z.infer<typeof renameTagSchema>

export const mergeTagSchema = z.object({ id: idSchema, intoId: z.uuid('Choose the tag to keep.') })
export type MergeTagInput = z.infer<typeof mergeTagSchema>

export const setTagsSchema = z.object({
  id: idSchema,
  names: tagNamesSchema,
  /** The tags the form opened with, so that others' changes stay. */
  seen: z.array(visibleText()).max(tagLimits.perPerson).optional(),
})
export type SetTagsInput = z.infer<typeof setTagsSchema>

export const giveTagSchema = z.object({ ids: peopleIdsSchema, name: tagNameSchema })
export type GiveTagInput = z.infer<typeof giveTagSchema>

export const takeTagSchema = z.object({ ids: peopleIdsSchema, tagId: z.uuid('Choose the tag to remove.') })
export type TakeTagInput = z.infer<typeof takeTagSchema>
