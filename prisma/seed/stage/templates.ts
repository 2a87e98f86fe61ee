import type { Actor } from '@/lib/access/actor'
import { randomId } from '@/lib/shared/randomness'
import { describeTemplate } from '@/lib/templates/commands/describe-template'
import { duplicateTemplate } from '@/lib/templates/commands/duplicate-template'
import { saveTemplate } from '@/lib/templates/commands/save-template'
import { defaultTemplates } from '@/lib/templates/defaults/catalogue'
import { getTemplateEditor } from '@/lib/templates/queries/get-template'
import { listTemplates } from '@/lib/templates/queries/list-templates'
import { people, type PersonKey } from './people/roster'
import type { Stage } from './stage'

/** A template that somebody made out of a default one on `written`. */
export type StoryTemplate = {
  by: PersonKey
  from: string
  title: string
  description: string
  tags: string[]
  isShared: boolean
  written: number
}

async function defaultId(actor: Actor, key: string) {
  const title = defaultTemplates.find((one) => one.key === key)?.title
  const { rows } = await listTemplates(actor, { tab: 'default', search: '', tag: '' })
  const found = rows.find((row) => row.title === title)
  if (!found) throw new Error(`There is no default template “${key}”.`)
  return found.id
}

async function make(actor: Actor, { from, title, description, tags, isShared }: StoryTemplate) {
  const { id } = await duplicateTemplate(actor, { id: await defaultId(actor, from), madeId: randomId() })
  const view = await getTemplateEditor(actor, id)
  if (!view) throw new Error(`“${title}” cannot be written.`)
  const { version, content } = view.draft
  await saveTemplate(actor, { id, version, content: { ...content, title } })
  await describeTemplate(actor, { id, description, tags, isShared })
}

/** Makes a template the way anybody would: from a default, with a name and words of its own. */
export function planTemplate({ calendar, timeline, cast }: Stage, story: StoryTemplate) {
  const at = calendar.duringWork(story.written, people[story.by].timeZone)
  timeline.on(at, async () => make(await cast.actor(story.by), story))
}
