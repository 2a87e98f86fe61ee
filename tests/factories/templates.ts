import type { Actor } from '@/lib/access/actor'
import { randomId } from '@/lib/shared/randomness'
import { addTemplate } from '@/lib/templates/steps/add-template'
import { describeTemplate } from '@/lib/templates/commands/describe-template'
import { transaction } from '@/lib/platform/db'
import { aForm, type GivenForm } from './reviews'

export type GivenTemplate = GivenForm & { tags?: string[]; isShared?: boolean }

/** A template that this person made. */
export async function aTemplate(creator: Actor, { tags = [], isShared = false, ...form }: GivenTemplate = {}) {
  const { id } = await transaction((tx) => addTemplate(tx, creator, { madeId: randomId(), content: aForm(form) }))
  await describeTemplate(creator, { id, description: 'For a calm look back.', tags, isShared })
  return { id, version: 1 }
}
