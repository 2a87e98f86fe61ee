import 'server-only'
import { fullName } from '@/lib/members/rules'
import { queueMail } from '@/lib/notifications/outbox'
import { absoluteUrl } from '@/lib/platform/links'
import type { Tx } from '@/lib/platform/tx'
import { formatDate } from '@/lib/shared/dates'
import type { AdminPerson } from '@/lib/workspaces/queries'

type Told = { id: string; name: string; at: Date; reason: string }

const supportPath = '/support?query=contact'

const toOf = ({ email: address, ...name }: AdminPerson) => ({ address, name: fullName(name) })

/**
 * `workspace.suspended`: the Admins. The mail has no workspace id, because a suspended workspace's mails are held back.
 */
export const workspaceWasSuspended = (tx: Tx, admins: readonly AdminPerson[], { id, name, at, reason }: Told) =>
  queueMail(
    tx,
    null,
    admins.map((admin) => ({
      event: 'workspace.suspended' as const,
      key: `${id}:${at.toISOString()}`,
      to: toOf(admin),
      props: { recipientName: admin.firstName, workspaceName: name, reason, link: absoluteUrl(supportPath) },
    })),
  )

export const workspaceRestored = (tx: Tx, admins: readonly AdminPerson[], { id, name, at }: Omit<Told, 'reason'>) =>
  queueMail(
    tx,
    null,
    admins.map((admin) => ({
      event: 'workspace.restored' as const,
      key: `${id}:${at.toISOString()}`,
      to: toOf(admin),
      props: { recipientName: admin.firstName, workspaceName: name, link: absoluteUrl('/workspace/switch') },
    })),
  )

/** `workspace.deletion-announced`: the Admins. */
export const deletionAnnounced = (
  tx: Tx,
  admins: readonly AdminPerson[],
  { id, name, at, reason, deletionAt }: Told & { deletionAt: Date },
) =>
  queueMail(
    tx,
    null,
    admins.map((admin) => ({
      event: 'workspace.deletion-announced' as const,
      key: `${id}:${at.toISOString()}`,
      to: toOf(admin),
      props: {
        recipientName: admin.firstName,
        workspaceName: name,
        reason,
        day: formatDate(deletionAt, 'MMM DD, YYYY', admin.timeZone),
        link: absoluteUrl(supportPath),
      },
    })),
  )
