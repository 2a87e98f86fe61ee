import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import type { Actor } from '@/lib/access/actor'
import type { Role } from '@/lib/platform/generated/prisma/enums'
import { now } from '@/lib/platform/clock'
import { fullName } from '@/lib/members/rules'
import { withArticle, yourRoleWords } from '@/lib/members/people/rules'
import { tell } from '@/lib/notifications/tell'
import { addressIn } from '@/lib/platform/links'
import { queueMail } from '@/lib/notifications/outbox'

type MailedPerson = { id: string; email: string; name: string }

/** `member.role-changed`: each person, with their new rights. The mail also says that they are signed out. */
export async function rolesChanged(tx: Tx, actor: Actor, people: MailedPerson[], role: Role) {
  const { workspaceId, workspaceName } = actor
  const at = now().toISOString()
  const changerName = fullName(actor)
  const message = `${changerName} made you ${withArticle(role)}. ${yourRoleWords[role]}`
  const tellings = people.map(({ id: memberId }) => ({
    memberId,
    type: 'User_Invite' as const,
    message,
    link: '/profile',
    key: `member.role-changed:${memberId}:${at}`,
  }))
  await tell(tx, workspaceId, tellings)
  const props = { changerName, workspaceName, roleName: withArticle(role), roleText: yourRoleWords[role] }
  const mails = people.map(({ id, email: address, name }) => ({
    event: 'member.role-changed' as const,
    key: `${id}:${at}`,
    to: { address, name },
    from: actor.memberId,
    props: { ...props, link: addressIn(workspaceId, '/dashboard') },
  }))
  await queueMail(tx, workspaceId, mails)
}
