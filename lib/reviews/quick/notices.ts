import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/activity/record'
import { fullName } from '@/lib/members/rules'
import { queueMail } from '@/lib/notifications/outbox'
import { tell } from '@/lib/notifications/tell'
import { addressIn } from '@/lib/platform/links'
import type { Tx } from '@/lib/platform/tx'
import type { Colleague } from '@/lib/reviews/model/queries/find-audiences'
import { onlySubject, youWithManagers } from './rules/quick-words'

type Note = { id: string; subject: Colleague; managers: { memberId: string; name: string }[]; text: string }

const sharedPath = (id: string) => `/feedback/shared/${id}`

/** `note.given`: tells the subject the text, here and by mail; managers who read it get no text. */
export async function noteGiven(tx: Tx, actor: Actor, { id, subject, managers, text }: Note) {
  const { workspaceId, workspaceName, memberId: createdById } = actor
  const authorName = fullName(actor)
  const key = `note.given:${id}`
  const telling = { type: 'Review' as const, objectId: id, key, link: sharedPath(id), createdById }
  await tell(tx, workspaceId, [
    {
      ...telling,
      memberId: subject.memberId,
      message: `${authorName} gave you feedback: ${text}`,
      brief: `${authorName} gave you feedback`,
    },
    ...managers.map(({ memberId }) => ({
      ...telling,
      memberId,
      message: `${authorName} gave ${subject.name} feedback and shared it with you`,
    })),
  ])
  const title = `You gave ${subject.name} feedback`
  const own = {
    memberId: createdById,
    type: 'Review' as const,
    key,
    title,
    link: `/feedback/preview/${id}`,
    createdById,
  }
  await record(tx, workspaceId, [own])
  const names = managers.map(({ name }) => name)
  const props = {
    authorName,
    text,
    workspaceName,
    link: addressIn(workspaceId, sharedPath(id)),
    readers: names.length === 0 ? onlySubject('you') : youWithManagers(names),
  }
  const to = { address: subject.email, name: subject.name }
  await queueMail(tx, workspaceId, [{ event: 'note.given', key: id, to, from: createdById, props }])
}
