import 'server-only'
import { endInWords } from '@/lib/billing/rules'
import { planNames } from '@/lib/billing/schema'
import { fullName } from '@/lib/members/rules'
import { queueMail } from '@/lib/notifications/outbox'
import { addressIn } from '@/lib/platform/links'
import type { PlanType } from '@/lib/platform/generated/prisma/enums'
import type { Tx } from '@/lib/platform/tx'
import { formatDate } from '@/lib/shared/dates'
import type { AdminPerson } from '@/lib/workspaces/queries'
import { trueUntil } from '@/lib/workspaces/reminders/rules/trial-mails'

type EndingTrial = {
  workspaceId: string
  workspaceName: string
  plan: PlanType
  free: string
  endsAt: Date
}

/** `trial.ending`: Admins, with the end and what changes. Each gets one mail per step. */
export function trialEnding(
  tx: Tx,
  admins: readonly (AdminPerson & { step: number })[],
  trial: EndingTrial,
  now: Date,
) {
  const { workspaceId, workspaceName, plan, free, endsAt } = trial
  const limits = `${planNames.FREE}: ${free}.`
  const shared = {
    workspaceName,
    planName: planNames[plan],
    consequences: endsAt <= now ? `You’re now on ${limits}` : `Then you’re on ${limits}`,
    link: addressIn(workspaceId, '/workspace/edit?tab=plan'),
  }
  return queueMail(
    tx,
    workspaceId,
    admins.map(({ email: address, timeZone, step, ...name }) => ({
      event: 'trial.ending' as const,
      key: `${workspaceId}:${formatDate(endsAt, 'YYYY-MM-DD', 'UTC')}:${step}`,
      to: { address, name: fullName(name) },
      props: {
        ...shared,
        recipientName: name.firstName,
        when: endInWords(endsAt, now, timeZone),
        trueUntil: trueUntil(endsAt, now, timeZone)?.toISOString() ?? null,
        day: formatDate(endsAt, 'MMM DD, YYYY', timeZone),
      },
    })),
  )
}
