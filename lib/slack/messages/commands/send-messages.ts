import 'server-only'
import { z } from 'zod'
import { memberActor } from '@/lib/access/actor'
import { breakConnections } from '@/lib/integrations/steps/break-connections'
import { withAccess } from '@/lib/integrations/steps/with-access'
import { workOnTasks, type Task } from '@/lib/integrations/tasks/steps/work-on-tasks'
import { settleSlack } from '@/lib/notifications/slack/steps/leave-slack'
import { minutesFrom, now } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { addressIn } from '@/lib/platform/links'
import { attempt, ProviderFailure } from '@/lib/platform/provider-failure'
import { askSlack } from '@/lib/platform/slack/client'
import { findMessageLines } from '@/lib/slack/messages/queries/find-message-lines'
import { listLineActs } from '@/lib/slack/messages/queries/list-line-acts'
import { directMessage, MESSAGE_TASK } from '@/lib/slack/messages/rules'
import { marked, type SlackMessage } from '@/lib/slack/rules/blocks'
import { findMessage } from '@/lib/slack/steps/find-message'
import { postMessage } from '@/lib/slack/steps/post-message'

const payloadSchema = z.object({ ids: z.array(z.uuid()).min(1) })

type Lines = Awaited<ReturnType<typeof findMessageLines>>
type Line = Lines[number]
type Own = Line['member']['integrations'][number]

const PERSON_GONE = ['user_not_found', 'users_not_found', 'user_disabled', 'user_not_visible', 'cannot_dm_bot']
const CHANNEL_GONE = ['channel_not_found', 'is_archived']

/** An attempt with unknown outcome may have arrived; reconnecting resets the attempt count. */
const mayHaveArrived = ({ attempts, createdAt }: Task) => attempts > 1 || createdAt < minutesFrom(now(), -TRIED_MINUTES)

/** Longer than from queueing to a first attempt, unless Slack was down. */
const TRIED_MINUTES = 3

/** Opens the conversation once; a deleted account must be reconnected. */
async function openConversation(app: string, workspaceId: string, { id: integrationId, externalId: users }: Own) {
  const { result, failure } = await attempt(
    withAccess(app, (access) => askSlack(access, (slack) => slack.conversations.open({ users }))),
  )
  if (failure !== null && PERSON_GONE.includes(failure.message))
    await transaction((tx) => breakConnections(tx, [integrationId]))
  if (failure !== null) throw failure
  const channel = result.channel?.id
  if (channel === undefined) throw new ProviderFailure('unavailable', 'no channel')
  const where = { integrationId }
  const data = { channel, workspaceId }
  await db.slackConversation.upsert({ where, create: { ...where, ...data }, update: data, select: { channel: true } })
  return channel
}

type Sent = { app: string; message: SlackMessage; mark: string; since: Date; wasTried: boolean }

async function postOnce(channel: string, { app, message, mark, since, wasTried }: Sent) {
  if (wasTried && (await findMessage(app, { channel, mark, since })) !== null) return
  await postMessage(app, channel, marked(message, mark))
}

/** Posts to the known conversation, or to a reopened one if it is gone. */
async function deliver(workspaceId: string, own: Own, sent: Sent) {
  const known = own.slackConversation?.channel
  if (known !== undefined) {
    const { failure } = await attempt(postOnce(known, sent))
    if (failure === null) return
    if (!CHANNEL_GONE.includes(failure.message)) throw failure
  }
  await postOnce(await openConversation(sent.app, workspaceId, own), sent)
}

async function compose(lines: Lines, { memberId, workspace: { id, name: workspaceName } }: Line) {
  const actOf = await listLineActs(await memberActor(memberId), lines)
  const allUrl = addressIn(id, '/notifications?type=unread')
  const written = lines.map((line) => ({
    sentence: line.brief ?? line.message,
    url: addressIn(id, line.link),
    act: actOf(line),
  }))
  return directMessage({ lines: written, workspaceName, allUrl })
}

async function sendMessage(task: Task) {
  const { workspaceId, integrationId: app, objectId, payload, createdAt } = task
  const { ids } = payloadSchema.parse(payload)
  const lines = await findMessageLines(workspaceId, ids)
  const [first] = lines
  const own = first?.member.integrations[0]
  if (app !== null && first !== undefined && own !== undefined) {
    const message = await compose(lines, first)
    const sent = { app, mark: `notification:${objectId}`, since: createdAt, wasTried: mayHaveArrived(task) }
    if (message !== null) await deliver(workspaceId, own, { ...sent, message })
  }
  await transaction((tx) => settleSlack(tx, ids))
}

/** Sends due direct messages, each once. */
export const sendMessages = () => workOnTasks(MESSAGE_TASK, sendMessage)
