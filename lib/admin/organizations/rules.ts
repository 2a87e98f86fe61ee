type Standing = { suspendedAt: Date | null; deletionAt: Date | null; isTrial: boolean }

/** How a workspace stands, in a word, where it is anything but open and on its plan. */
export function organizationBadge({ suspendedAt, deletionAt, isTrial }: Standing) {
  if (suspendedAt !== null) return { label: 'Suspended', tone: 'danger' } as const
  if (deletionAt !== null) return { label: 'Being deleted', tone: 'warning' } as const
  return isTrial ? ({ label: 'Trial', tone: 'info' } as const) : null
}
