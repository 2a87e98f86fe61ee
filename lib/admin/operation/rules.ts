/** Minutes until an unprocessed Razorpay event counts as overdue; a job tries each minute. */
export const WAITS_MINUTES = 5

/** Minutes a service counts as failing after its last failure. */
const FAILING_MINUTES = 60

export type ServiceState = { isOn: boolean; failedAt: Date | null; answeredAt: Date | null }

export function serviceBadge({ isOn, failedAt, answeredAt }: ServiceState, now: Date) {
  if (!isOn) return { label: 'Off', tone: 'neutral' } as const
  const isRecent = failedAt !== null && now.getTime() - failedAt.getTime() < FAILING_MINUTES * 60_000
  return isRecent && (answeredAt === null || answeredAt < failedAt)
    ? ({ label: 'Failing', tone: 'danger' } as const)
    : ({ label: 'On', tone: 'success' } as const)
}
