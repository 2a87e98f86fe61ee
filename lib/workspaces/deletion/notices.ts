import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { fullName, type PersonName } from '@/lib/members/rules'
import { queueMail } from '@/lib/notifications/outbox'
import { absoluteUrl } from '@/lib/platform/links'
import type { Tx } from '@/lib/platform/tx'
import { formatDate } from '@/lib/shared/dates'
import type { AdminPerson } from '@/lib/workspaces/queries'

/** Super admins aren't members, and have no face here. */
type Doer = PersonName & Pick<Actor, 'workspaceId' | 'workspaceName'> & { memberId?: string }

const backPath = '/workspace/switch'

/** `workspace.deletion-scheduled`: every Admin, with the deadline and link for canceling. */
export const deletionScheduled = (
  tx: Tx,
  doer: Doer,
  admins: readonly AdminPerson[],
  { at, deletionAt }: { at: Date; deletionAt: Date },
) =>
  queueMail(
    tx,
    doer.workspaceId,
    admins.map(({ email: address, timeZone, ...name }) => ({
      event: 'workspace.deletion-scheduled' as const,
      key: `${doer.workspaceId}:${at.toISOString()}`,
      to: { address, name: fullName(name) },
      from: doer.memberId,
      props: {
        doerName: fullName(doer),
        workspaceName: doer.workspaceName,
        day: formatDate(deletionAt, 'MMM DD, YYYY', timeZone),
        link: absoluteUrl(backPath),
      },
    })),
  )

/** `workspace.kept`: every Admin, that the workspace is open again. */
export const workspaceKept = (tx: Tx, doer: Doer, admins: readonly AdminPerson[], deletionAt: Date) =>
  queueMail(
    tx,
    doer.workspaceId,
    admins.map(({ email: address, ...name }) => ({
      event: 'workspace.kept' as const,
      key: `${doer.workspaceId}:${deletionAt.toISOString()}`,
      to: { address, name: fullName(name) },
      from: doer.memberId,
      props: {
        doerName: fullName(doer),
        workspaceName: doer.workspaceName,
        link: absoluteUrl(backPath),
      },
    })),
  )

/** `workspace.deleted`: former Admins. The mail belongs to no workspace, or it would be deleted too. */
export const workspaceDeleted = (tx: Tx, admins: readonly AdminPerson[], workspace: { id: string; name: string }) =>
  queueMail(
    tx,
    null,
    admins.map(({ email: address, ...name }) => ({
      event: 'workspace.deleted' as const,
      key: workspace.id,
      to: { address, name: fullName(name) },
      props: { recipientName: name.firstName, workspaceName: workspace.name, link: absoluteUrl('/workspace/create') },
    })),
  )
