import type { Actor } from '@/lib/access/actor'
import { listSubjects } from '@/lib/follow-ups/queries/list-subjects'

/** What a goal, a meeting or a talking point of the story is about, by its title. */
export type StorySubject = { goal?: string; review?: string }

/** Ids of what the story is about, as this person finds it. Throws for what they don't find. */
export async function subjectIds(actor: Actor, { goal, review }: StorySubject) {
  const [goals, reviews] = await listSubjects(actor, { goalIds: [], reviewIds: [] })
  return { goalIds: idsOf(goals, goal), reviewIds: idsOf(reviews, review) }
}

function idsOf(found: readonly { id: string; title: string }[], title: string | undefined) {
  if (title === undefined) return []
  const one = found.find((subject) => subject.title === title)
  if (!one) throw new Error(`Nobody in the story sees “${title}” here.`)
  return [one.id]
}
