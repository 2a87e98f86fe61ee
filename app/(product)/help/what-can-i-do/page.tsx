import type { Metadata } from 'next'
import { AbilitiesScreen } from '@/components/members/abilities/abilities-screen'
import { requireMember } from '@/lib/access/actor'
import { areasFor } from '@/lib/account/queries/list-abilities'
import { isBillingOn } from '@/lib/billing/queries'
import { listLedTeams } from '@/lib/teams/memberships/queries/list-teams-of'

export const metadata: Metadata = { title: 'What can I do here?' }

export default async function WhatCanIDoPage() {
  const actor = await requireMember()
  const { role, workspaceName, withoutFeatures } = actor
  return (
    <AbilitiesScreen
      role={role}
      workspaceName={workspaceName}
      withoutFeatures={withoutFeatures}
      areas={areasFor({ ...actor, isBilled: isBillingOn() })}
      ledTeams={await listLedTeams(actor)}
    />
  )
}
