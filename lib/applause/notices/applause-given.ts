import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/activity/record'
import { applausePath } from '@/lib/applause/rules/applause-paths'
import { audienceInWords, peopleInWords } from '@/lib/applause/rules/applause-labels'
import { APPLAUSE_JOB } from '@/lib/applause/rules/applause-limits'
import { fullName } from '@/lib/members/rules'
import { queueMail } from '@/lib/notifications/outbox'
import { commentShown } from '@/lib/notifications/rules/comment-shown'
import { tell } from '@/lib/notifications/tell'
import { addressIn } from '@/lib/platform/links'
import { wake } from '@/lib/platform/queue'
import type { Tx } from '@/lib/platform/tx'
import { nameList, plural } from '@/lib/shared/text'

type Thanked = { id: string; user: { email: string; firstName: string; lastName: string } }

export type GivenApplause = {
  id: string
  category: string
  words: string
  isPublic: boolean
  recipients: readonly Thanked[]
  readerIds: readonly string[]
  mentionedIds: readonly string[]
}

export const givenKey = (id: string) => `applause.given:${id}`

const othersInWords = (count: number) => (count > 0 ? ` and ${plural(count, 'other')}` : '')

const thanks = (by: string, recipientCount: number) => `${by} thanked you${othersInWords(recipientCount - 1)}`

export const thanksInWords = (by: string, recipientCount: number, words: string) =>
  `${thanks(by, recipientCount)}: ${words}`

const namesOf = (recipients: readonly Thanked[]) => peopleInWords(recipients.map(({ user }) => fullName(user)))

export const shownInWords = (by: string, recipients: readonly Thanked[], words: string) =>
  `${by} thanked ${namesOf(recipients)}: ${words}`

const othersNamed = 3

function youAndOthers(recipients: readonly Thanked[], memberId: string) {
  const others = recipients.filter(({ id }) => id !== memberId)
  return nameList(['you', ...others.map(({ user }) => fullName(user))], 1 + othersNamed)
}

const recordGiven = (tx: Tx, actor: Actor, { id, category, recipients }: GivenApplause) => {
  const { memberId: createdById } = actor
  const line = { createdById, type: 'Applaud' as const, key: givenKey(id), link: applausePath(id) }
  return record(tx, actor.workspaceId, [
    { ...line, memberId: createdById, title: `You thanked ${namesOf(recipients)}: ${category}` },
    ...recipients.map(({ id: memberId }) => ({
      ...line,
      memberId,
      title: `${fullName(actor)} thanked you: ${category}`,
    })),
  ])
}

const mailGiven = (tx: Tx, actor: Actor, { id, category, words, isPublic, recipients, readerIds }: GivenApplause) =>
  queueMail(
    tx,
    actor.workspaceId,
    recipients.map(({ id: memberId, user }) => ({
      event: 'applause.given' as const,
      key: id,
      to: { address: user.email, name: fullName(user) },
      from: actor.memberId,
      props: {
        by: fullName(actor),
        thanked: youAndOthers(recipients, memberId),
        category,
        words,
        audience: isPublic
          ? null
          : audienceInWords({ isPublic, toManager: readerIds.length > 0 }, recipients.length, fullName(actor)),
        link: addressIn(actor.workspaceId, applausePath(id)),
        workspaceName: actor.workspaceName,
      },
    })),
  )

export const mentionedKey = (id: string) => `applause.mentioned:${id}`

type Mentioning = Pick<GivenApplause, 'id' | 'words' | 'recipients' | 'readerIds' | 'mentionedIds'>

/** `applause.mentioned`: people it names who get no other notification of it. */
export function applauseMentioned(tx: Tx, actor: Actor, { id, words, ...people }: Mentioning) {
  const toldIds = [actor.memberId, ...people.recipients.map((recipient) => recipient.id), ...people.readerIds]
  const mentioned = people.mentionedIds.filter((memberId) => !toldIds.includes(memberId))
  const line = { type: 'Applaud' as const, objectId: id, link: applausePath(id), createdById: actor.memberId }
  const message = `${fullName(actor)} mentioned you on applause: ${commentShown(words)}`
  return tell(
    tx,
    actor.workspaceId,
    mentioned.map((memberId) => ({ ...line, memberId, key: mentionedKey(id), message })),
  )
}

export async function applauseGiven(tx: Tx, actor: Actor, given: GivenApplause) {
  const { id, words, recipients, readerIds, isPublic } = given
  const by = fullName(actor)
  const line = { type: 'Applaud' as const, objectId: id, link: applausePath(id), createdById: actor.memberId }
  const toThanked = {
    message: thanksInWords(by, recipients.length, words),
    brief: isPublic ? undefined : thanks(by, recipients.length),
  }
  const toManagers = {
    message: shownInWords(by, recipients, words),
    brief: `${by} thanked ${namesOf(recipients)}`,
  }
  await tell(tx, actor.workspaceId, [
    ...recipients.map(({ id: memberId }) => ({ ...line, ...toThanked, memberId, key: givenKey(id) })),
    ...readerIds.map((memberId) => ({ ...line, ...toManagers, memberId, key: givenKey(id) })),
  ])
  await applauseMentioned(tx, actor, given)
  await recordGiven(tx, actor, given)
  await mailGiven(tx, actor, given)
  await wake(tx, APPLAUSE_JOB)
}
