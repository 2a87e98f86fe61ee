type Standing = {
  suspendedAt: Date | null
  deletionAt: Date | null
  isTrial: boolean
  subscriptionStatus: 'INITIATED' | 'ACTIVE' | 'EXPIRED' | 'CANCELED' | null
}

/** How a workspace stands, in a word, where it is anything but open and on its plan. */
export function organizationBadge({ suspendedAt, deletionAt, isTrial, subscriptionStatus }: Standing) {
  if (suspendedAt !== null) return { label: 'Suspended', tone: 'danger' } as const
  if (deletionAt !== null) return { label: 'Being deleted', tone: 'warning' } as const
  if (!isTrial) return null
  return subscriptionStatus === 'ACTIVE'
    ? ({ label: 'Trial', tone: 'info' } as const)
    : ({ label: 'Trial over', tone: 'neutral' } as const)
}
