import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { transaction } from '@/lib/platform/db'
import { newFormContent } from '@/lib/reviews/drafting/rules/formats'
import type { CreateTemplateInput } from '@/lib/templates/schema'
import { addTemplate } from '@/lib/templates/steps/add-template'

/** Creates an empty template, private until it is shared. */
export const createTemplate = (actor: Actor, { madeId }: CreateTemplateInput) =>
  transaction((tx) => addTemplate(tx, actor, { madeId, content: newFormContent('blank', 'UTC') }))
