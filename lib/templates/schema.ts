// A template is a form to use again: its words, questions and permissions, without people. Using one copies it, so
// changes don't affect feedback already sent. This module owns templates of people, of workspaces, and the defaults. It
// refuses to change a default, and to exceed the plan.
import { z } from 'zod'
import { formContentSchema } from '@/lib/reviews/model/schema'
import { idSchema, madeIdSchema } from '@/lib/shared/id'
import { searchText } from '@/lib/shared/search-text'
import { lineUpTo, textUpTo } from '@/lib/shared/text-schema'
import { currentName, isZone } from '@/lib/shared/zone-names'

const templateLimits = { description: 2000, tags: 10, tag: 40 } as const

export const templateTabs = ['all', 'mine', 'workspace', 'default'] as const
export type TemplateTab = (typeof templateTabs)[number]

export const templateTabLabels: Record<TemplateTab, string> = {
  all: 'All',
  mine: 'Mine',
  workspace: 'Workspace',
  default: 'Default',
}

export const templateListSchema = z.object({
  tab: z.enum(templateTabs).catch('all'),
  search: searchText(),
  tag: searchText(templateLimits.tag),
  after: z.string().max(100).optional().catch(undefined),
})
export type TemplateListFilter = z.infer<typeof templateListSchema>

export const addPlaces = ['forms', 'templates'] as const
export type AddPlace = (typeof addPlaces)[number]

export const addTemplateSchema = z.object({
  from: z.enum(addPlaces).catch('forms'),
  search: searchText(),
  after: z.string().max(100).optional().catch(undefined),
  review: idSchema.optional().catch(undefined),
})
export type AddFilter = z.infer<typeof addTemplateSchema>

export const templateIdSchema = z.object({ id: idSchema })
export type TemplateIdInput = z.infer<typeof templateIdSchema>

export const createTemplateSchema = z.object({ madeId: madeIdSchema })
export type CreateTemplateInput = z.infer<typeof createTemplateSchema>

export const saveAsTemplateSchema = z.object({ reviewId: idSchema, madeId: madeIdSchema })
export type SaveAsTemplateInput = z.infer<typeof saveAsTemplateSchema>

export const duplicateTemplateSchema = z.object({ id: idSchema, madeId: madeIdSchema })
export type DuplicateTemplateInput = z.infer<typeof duplicateTemplateSchema>

export const saveTemplateSchema = z.object({
  id: idSchema,
  version: z.number().int().min(1),
  content: formContentSchema,
})
export type SaveTemplateInput = z.infer<typeof saveTemplateSchema>

const tagSchema = lineUpTo(templateLimits.tag, 'A tag')
  .min(1, 'Enter a tag.')
  .regex(/^[^,]*$/, 'Tags can’t contain commas.')

const aboutSchema = z.object({
  description: textUpTo(templateLimits.description, 'The description'),
  tags: z
    .array(tagSchema)
    .max(templateLimits.tags, `A template may have at most ${templateLimits.tags} tags.`)
    .transform((tags) => tags.filter((tag, index) => tags.findIndex((other) => isSameTag(other, tag)) === index)),
  isShared: z.boolean(),
})

/** Description, tags and sharing, in parts. Title and questions are autosaved separately. */
export const describeTemplateSchema = aboutSchema.partial().extend({ id: idSchema })
export type DescribeTemplateInput = z.infer<typeof describeTemplateSchema>

const isSameTag = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** The browser's zone; an unknown one must not block anyone. */
const zoneHereSchema = z
  .string()
  .max(64)
  .transform((zone) => (isZone(currentName(zone)) ? currentName(zone) : undefined))
  .optional()

export const startFromTemplateSchema = z.object({ id: idSchema, madeId: madeIdSchema, timeZone: zoneHereSchema })
export type StartFromTemplateInput = z.infer<typeof startFromTemplateSchema>
