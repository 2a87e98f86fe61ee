import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { fullName } from '@/lib/members/rules'
import { absoluteUrl, addressIn } from '@/lib/platform/links'
import type { Tx } from '@/lib/platform/tx'
import { queueMail } from '@/lib/notifications/outbox'

type MailedPerson = { id: string; email: string; name: string }

function mailsTo(actor: Actor, people: MailedPerson[], link: string) {
  const at = now().toISOString()
  const props = { adminName: fullName(actor), workspaceName: actor.workspaceName, link }
  return people.map(({ id, email: address, name }) => ({
    key: `${id}:${at}`,
    to: { address, name },
    from: actor.memberId,
    props,
  }))
}

/** `member.deactivated`: by mail only, since they can't sign in. */
export const peopleDeactivated = (tx: Tx, actor: Actor, people: MailedPerson[]) =>
  queueMail(
    tx,
    actor.workspaceId,
    mailsTo(actor, people, absoluteUrl('/workspace/switch')).map((mail) => ({
      event: 'member.deactivated' as const,
      ...mail,
    })),
  )

/** `member.reactivated`: each person, with a link to sign in. */
export const peopleReactivated = (tx: Tx, actor: Actor, people: MailedPerson[]) =>
  queueMail(
    tx,
    actor.workspaceId,
    mailsTo(actor, people, addressIn(actor.workspaceId, '/dashboard')).map((mail) => ({
      event: 'member.reactivated' as const,
      ...mail,
    })),
  )
