type OrganizationState = {
  suspendedAt: Date | null
  deletionAt: Date | null
  isTrial: boolean
  planEndsAt: Date | null
  isPaid: boolean
  overdueAt: Date | null
  subscriptionStatus: 'INITIATED' | 'ACTIVE' | 'EXPIRED' | 'CANCELED' | null
}

function paymentBadge({ isPaid, overdueAt, planEndsAt, subscriptionStatus }: OrganizationState) {
  if (!isPaid) return null
  if (subscriptionStatus === 'CANCELED') return { label: 'Canceled', tone: 'neutral' } as const
  if (subscriptionStatus === 'EXPIRED')
    return overdueAt === null
      ? ({ label: 'Expired', tone: 'danger' } as const)
      : ({ label: 'Halted', tone: 'danger' } as const)
  if (overdueAt !== null) return { label: 'Past due', tone: 'warning' } as const
  return planEndsAt === null ? null : ({ label: 'Ending', tone: 'neutral' } as const)
}

type Payer = Pick<OrganizationState, 'isPaid' | 'subscriptionStatus'>

export const isPaying = ({ isPaid, subscriptionStatus }: Payer) => isPaid && subscriptionStatus === 'ACTIVE'

export const suspensionInWords = (payer: Payer) =>
  `Nobody can open it. Admins get the reason by mail.${isPaying(payer) ? ' It’s still charged until you change its plan.' : ''}`

export function organizationBadge(state: OrganizationState) {
  const { suspendedAt, deletionAt, isTrial, subscriptionStatus } = state
  if (suspendedAt !== null) return { label: 'Suspended', tone: 'danger' } as const
  if (deletionAt !== null) return { label: 'Being deleted', tone: 'warning' } as const
  if (!isTrial) return paymentBadge(state)
  return subscriptionStatus === 'ACTIVE'
    ? ({ label: 'Trial', tone: 'info' } as const)
    : ({ label: 'Trial over', tone: 'neutral' } as const)
}
