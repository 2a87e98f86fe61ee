import 'server-only'
import { planNames } from '@/lib/billing/schema'
import { fullName } from '@/lib/members/rules'
import { queueMail } from '@/lib/notifications/outbox'
import type { PlanType } from '@/lib/platform/generated/prisma/enums'
import { absoluteUrl, addressIn } from '@/lib/platform/links'
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

type Restored = Omit<Told, 'reason'> & { deletionAt: Date | null }

const restoredInWords = (deletionAt: Date | null, timeZone: string) =>
  deletionAt === null
    ? 'You can open it again. Nothing was lost.'
    : `It stays closed, because it’s still being deleted on ${formatDate(deletionAt, 'MMM DD, YYYY', timeZone)}.`

export const workspaceRestored = (tx: Tx, admins: readonly AdminPerson[], { id, name, at, deletionAt }: Restored) =>
  queueMail(
    tx,
    null,
    admins.map((admin) => ({
      event: 'workspace.restored' as const,
      key: `${id}:${at.toISOString()}`,
      to: toOf(admin),
      props: {
        recipientName: admin.firstName,
        workspaceName: name,
        text: restoredInWords(deletionAt, admin.timeZone),
        link: absoluteUrl('/workspace/switch'),
      },
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

type Replanned = Omit<Told, 'reason'> & { plan: PlanType; wasPaying: boolean }

const paymentsInWords = ({ plan, wasPaying }: Pick<Replanned, 'plan' | 'wasPaying'>) =>
  [
    wasPaying ? 'Your subscription has ended, and nothing more is charged.' : plan !== 'FREE' && 'It isn’t charged.',
    plan === 'FREE' && 'Nothing was deleted.',
  ]
    .filter((words) => words !== false)
    .join(' ')

/** `workspace.plan-changed`: the Admins. */
export const workspacePlanChanged = (
  tx: Tx,
  admins: readonly AdminPerson[],
  { id, name, at, plan, wasPaying }: Replanned,
) =>
  queueMail(
    tx,
    id,
    admins.map((admin) => ({
      event: 'workspace.plan-changed' as const,
      key: `${id}:${at.toISOString()}`,
      to: toOf(admin),
      props: {
        recipientName: admin.firstName,
        workspaceName: name,
        planName: planNames[plan],
        text: paymentsInWords({ plan, wasPaying }),
        link: addressIn(id, '/workspace/edit?tab=plan'),
      },
    })),
  )
