import { commentOnApplause } from '@/lib/applause/commands/comment-on-applause'
import { giveApplause } from '@/lib/applause/commands/give-applause'
import { reactToApplause } from '@/lib/applause/commands/react-to-applause'
import { listCategories } from '@/lib/applause/queries/list-categories'
import { reactionKinds } from '@/lib/applause/rules/reactions'
import { hoursFrom, minutesFrom } from '@/lib/platform/clock'
import { randomId } from '@/lib/shared/randomness'
import { people } from '@/prisma/seed/acme/people'
import type { Stage } from '@/prisma/seed/stage/stage'
import { before } from './before'
import { lately } from './lately'
import type { ThanksStory } from './thanks-story'

async function give({ cast }: Stage, id: string, story: ThanksStory) {
  const actor = await cast.actor(story.by)
  const category = (await listCategories(actor)).find(({ name }) => name === story.category)
  if (!category) throw new Error(`There is no category ${story.category}.`)
  await giveApplause(actor, {
    madeId: id,
    categoryId: category.id,
    words: story.text,
    isPublic: story.isPrivate !== true,
    toManager: story.toManager === true,
    recipientIds: story.to.map(cast.memberId),
  })
}

/** What comes back, over the next hours; of the latest, what has come by now. */
function answer(stage: Stage, id: string, story: ThanksStory, givenAt: Date) {
  const { cast, timeline, random } = stage
  const soon = () => minutesFrom(givenAt, random.whole(4, 110))
  for (const kind of reactionKinds)
    for (const key of story.reactions?.[kind] ?? [])
      timeline.on(soon(), async () => reactToApplause(await cast.actor(key), { id, kind, isOn: true }))
  for (const { by, text } of story.comments ?? [])
    timeline.on(soon(), async () => {
      await commentOnApplause(await cast.actor(by), { madeId: randomId(), id, comment: text, mentionedIds: [] })
    })
}

/** Sixty thanks at Acme in 90 days, five of them since yesterday. */
export function planApplause(stage: Stage) {
  const { calendar, timeline } = stage
  for (const story of [...before, ...lately]) {
    const id = randomId()
    const givenAt =
      'day' in story
        ? calendar.duringWork(story.day, people[story.by].timeZone)
        : hoursFrom(calendar.present, -story.hoursAgo)
    timeline.on(givenAt, () => give(stage, id, story))
    answer(stage, id, story, givenAt)
  }
}
