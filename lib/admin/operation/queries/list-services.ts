import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { serviceBadge, type ServiceState } from '@/lib/admin/operation/rules'
import { configuredProviders } from '@/lib/integrations/queries'
import { getMailState } from '@/lib/notifications/queries/mail-state'
import { daysFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { canBePaid } from '@/lib/platform/razorpay/ask-razorpay'
import { isAiConfigured } from '@/lib/summaries/queries'

export type ServiceLine = {
  name: string
  badge: ReturnType<typeof serviceBadge>
  answeredAt: Date | null
  /** Within the last 31 days. */
  failedAt: Date | null
}

type Seen = { name: string; at: Date }

/** The last failure of each service, by the prefix of its counter, and Razorpay's last answer. */
const listSeen = (at: Date) =>
  db.$queryRaw<Seen[]>`
    SELECT split_part(name, ':', 1) AS name, max("lastAt") AS at FROM "Failure"
    WHERE kind = 'service' AND day >= ${daysFrom(at, -31)} GROUP BY 1
    UNION ALL SELECT 'answered', max("syncedAt") FROM "Subscription" HAVING max("syncedAt") IS NOT NULL`

const mailBadges = {
  off: { label: 'Off', tone: 'neutral' },
  working: { label: 'On', tone: 'success' },
  failing: { label: 'Failing', tone: 'danger' },
} as const

export async function listServices(_admin: AdminActor): Promise<ServiceLine[]> {
  const at = now()
  const [seen, mail] = await Promise.all([listSeen(at), getMailState()])
  const momentOf = (name: string) => seen.find((one) => one.name === name)?.at ?? null
  const lineOf = (name: string, key: string, isOn: boolean, answeredAt: Date | null = null): ServiceLine => {
    const state: ServiceState = { isOn, failedAt: momentOf(key), answeredAt }
    return { name, badge: serviceBadge(state, at), answeredAt, failedAt: state.failedAt }
  }
  const { google, slack } = configuredProviders()
  return [
    { name: 'Mail', badge: mailBadges[mail], answeredAt: null, failedAt: null },
    lineOf('Razorpay', 'Razorpay', canBePaid(), momentOf('answered')),
    lineOf('Google Calendar', 'Google', google),
    lineOf('Slack', 'Slack', slack),
    lineOf('AI', 'AI', isAiConfigured()),
  ]
}
