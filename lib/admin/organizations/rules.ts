type OrganizationState = {
  suspendedAt: Date | null
  deletionAt: Date | null
  isTrial: boolean
  isPaid: boolean
  overdueAt: Date | null
  subscriptionStatus: 'INITIATED' | 'ACTIVE' | 'EXPIRED' | 'CANCELED' | null
}

function paymentBadge({ isPaid, overdueAt, subscriptionStatus }: OrganizationState) {
  if (!isPaid) return null
  if (subscriptionStatus === 'CANCELED') return { label: 'Canceled', tone: 'neutral' } as const
  if (subscriptionStatus === 'EXPIRED')
    return overdueAt === null
      ? ({ label: 'Expired', tone: 'neutral' } as const)
      : ({ label: 'Halted', tone: 'danger' } as const)
  return overdueAt === null ? null : ({ label: 'Past due', tone: 'warning' } as const)
}

export function organizationBadge(state: OrganizationState) {
  const { suspendedAt, deletionAt, isTrial, subscriptionStatus } = state
  if (suspendedAt !== null) return { label: 'Suspended', tone: 'danger' } as const
  if (deletionAt !== null) return { label: 'Being deleted', tone: 'warning' } as const
  if (!isTrial) return paymentBadge(state)
  return subscriptionStatus === 'ACTIVE'
    ? ({ label: 'Trial', tone: 'info' } as const)
    : ({ label: 'Trial over', tone: 'neutral' } as const)
}
