import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { eraseLines } from '@/lib/activity/record'
import { APPLAUSE_JOB } from '@/lib/applause/rules/applause-limits'
import { applausePath } from '@/lib/applause/rules/applause-paths'
import { fullName } from '@/lib/members/rules'
import { rewriteMails, withdrawMails } from '@/lib/notifications/outbox'
import { requote, retell, untellOthers } from '@/lib/notifications/tell'
import { wake } from '@/lib/platform/queue'
import type { Tx } from '@/lib/platform/tx'
import {
  applauseMentioned,
  givenKey,
  mentionedKey,
  shownInWords,
  thanksInWords,
  type GivenApplause,
} from './applause-given'

const mailsAbout = (id: string) => [{ event: 'applause.given' as const, about: id }]

const addressesOf = ({ recipients }: Pick<GivenApplause, 'recipients'>) => recipients.map(({ user }) => user.email)

type Edited = Omit<GivenApplause, 'category' | 'isPublic'> & { before: string }

/** `applause.edited`: updates existing notifications and queued mails; only people mentioned anew get one. */
export async function applauseEdited(tx: Tx, actor: Actor, edited: Edited) {
  const { id, before, words, recipients, readerIds } = edited
  const by = fullName(actor)
  const key = givenKey(id)
  const recipientIds = recipients.map((recipient) => recipient.id)
  await retell(tx, { memberIds: recipientIds, key, message: thanksInWords(by, recipients.length, words) })
  await retell(tx, { memberIds: readerIds, key, message: shownInWords(by, recipients, words) })
  await requote(tx, actor.workspaceId, { key: mentionedKey(id), before, after: words })
  await applauseMentioned(tx, actor, edited)
  await rewriteMails(tx, actor.workspaceId, addressesOf(edited), mailsAbout(id), (props) => ({ ...props, words }))
  await wake(tx, APPLAUSE_JOB)
}

type Deleted = Pick<GivenApplause, 'id' | 'recipients'> & { giverId: string }

/** `applause.deleted`: removes notifications and feed lines, withdraws queued mails. */
export async function applauseDeleted(tx: Tx, { workspaceId }: Actor, deleted: Deleted) {
  const { id, giverId, recipients } = deleted
  await untellOthers(tx, workspaceId, { path: applausePath(id), readerIds: [] })
  await eraseLines(tx, { memberIds: [giverId, ...recipients.map((recipient) => recipient.id)], key: givenKey(id) })
  await withdrawMails(tx, workspaceId, addressesOf(deleted), mailsAbout(id))
  await wake(tx, APPLAUSE_JOB)
}
