/** An event of Razorpay that was not worked on for so many minutes waits for somebody: a job tries each minute. */
export const WAITS_MINUTES = 5

/** For so long after a failure a service counts as failing, unless it has answered since, in minutes. */
const FAILING_MINUTES = 60

export type ServiceState = { isOn: boolean; failedAt: Date | null; answeredAt: Date | null }

/** How a service is, in a word. */
export function serviceBadge({ isOn, failedAt, answeredAt }: ServiceState, now: Date) {
  if (!isOn) return { label: 'Off', tone: 'neutral' } as const
  const isRecent = failedAt !== null && now.getTime() - failedAt.getTime() < FAILING_MINUTES * 60_000
  return isRecent && (answeredAt === null || answeredAt < failedAt)
    ? ({ label: 'Failing', tone: 'danger' } as const)
    : ({ label: 'On', tone: 'success' } as const)
}
