import 'server-only'
import { openWorkspace } from '@/lib/access/workspace/open-workspace'
import { workOnTasks, type Task } from '@/lib/integrations/tasks/steps/work-on-tasks'
import { applausePath } from '@/lib/applause/rules/applause-paths'
import { fullName } from '@/lib/members/rules'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { addressIn } from '@/lib/platform/links'
import { attempt } from '@/lib/platform/provider-failure'
import { APPLAUSE_TASK, applausePost, type MentionedPerson } from '@/lib/slack/channel/rules'
import { marked, type SlackMessage } from '@/lib/slack/rules/blocks'
import { findMessage, joinChannel } from '@/lib/slack/steps/find-message'
import { deleteMessage, postMessage, updateMessage } from '@/lib/slack/steps/post-message'

const person = {
  user: { select: { firstName: true, lastName: true } },
  integrations: { where: { provider: 'SLACK', brokenAt: null }, select: { externalId: true } },
} as const

const selected = {
  workspaceId: true,
  integrationId: true,
  channel: true,
  triedAt: true,
  ts: true,
  shownFor: true,
  applause: {
    select: {
      words: true,
      createdAt: true,
      editedAt: true,
      deletedAt: true,
      giver: { select: person },
      category: { select: { name: true } },
      recipients: { select: { member: { select: person } }, orderBy: { memberId: 'asc' } },
    },
  },
} as const

const findPost = (workspaceId: string, applauseId: string) =>
  db.slackPost.findFirst({
    relationLoadStrategy: 'join',
    where: { workspaceId, applauseId, workspace: openWorkspace },
    select: selected,
  })

type Post = NonNullable<Awaited<ReturnType<typeof findPost>>> & { applauseId: string }
type Person = Post['applause']['giver']

const personOf = ({ user, integrations }: Person): MentionedPerson => ({
  name: fullName(user),
  slackId: integrations[0]?.externalId ?? null,
})

const markOf = ({ applauseId }: Post) => `applause:${applauseId}`

const messageOf = (post: Post): SlackMessage => {
  const { words, giver, category, recipients } = post.applause
  const shown = {
    giver: personOf(giver),
    recipients: recipients.map(({ member }) => personOf(member)),
    words,
    category: category.name,
    url: addressIn(post.workspaceId, applausePath(post.applauseId)),
  }
  return marked(applausePost(shown), markOf(post))
}

const note = ({ applauseId }: Post, data: { triedAt?: Date | null; ts?: string; shownFor?: Date }) =>
  db.slackPost.updateMany({ where: { applauseId }, data })

const noteFailure = ({ integrationId }: Post, failure: string) =>
  db.slackSetting.updateMany({ where: { integrationId, failure: { not: failure } }, data: { failure } })

/** The post's position; after an unknown outcome it is searched first. */
async function findTs(post: Post): Promise<string | null> {
  const { integrationId, channel, ts, triedAt: since } = post
  if (ts !== null || since === null) return ts
  await joinChannel(integrationId, channel)
  return findMessage(integrationId, { channel, mark: markOf(post), since })
}

async function postNew(post: Post): Promise<string> {
  const { integrationId, channel } = post
  await note(post, { triedAt: now() })
  const { result: ts, failure } = await attempt(postMessage(integrationId, channel, messageOf(post)))
  // Only a response proves nothing was posted.
  if (failure !== null && failure.kind !== 'unavailable') await note(post, { triedAt: null })
  if (failure === null || failure.kind === 'refused') await noteFailure(post, failure?.message.slice(0, 60) ?? '')
  if (failure !== null) throw failure
  return ts
}

async function withdraw({ applauseId, integrationId, channel }: Post, ts: string | null) {
  if (ts !== null) await deleteMessage(integrationId, { channel, ts })
  await db.slackPost.deleteMany({ where: { applauseId } })
}

/** Posts, updates or deletes one applause's message to match the product. */
async function showOne({ workspaceId, objectId: applauseId }: Task) {
  const found = await findPost(workspaceId, applauseId)
  if (found === null) return
  const post = { ...found, applauseId }
  const { createdAt, editedAt, deletedAt } = post.applause
  const ts = await findTs(post)
  const shownFor = editedAt ?? createdAt
  if (deletedAt !== null) return withdraw(post, ts)
  if (ts === null) await note(post, { ts: await postNew(post), shownFor })
  else if (post.ts === null || post.shownFor === null || post.shownFor < shownFor) {
    await updateMessage(post.integrationId, { channel: post.channel, ts }, messageOf(post))
    await note(post, { ts, shownFor })
  }
}

export const showApplause = () => workOnTasks(APPLAUSE_TASK, showOne, { waitsForOpening: true })
