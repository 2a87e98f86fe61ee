'use client'

import { TextLink } from '@/components/ui/button/text-link'
import { FEATURES_PLACE, isPlanReason } from '@/lib/shared/gate-words'
import { PlansLink } from './plans-link'
import { useViewer } from './viewer'

/** Why a feature can't be used; for Admins with a link to where that changes. */
export function GateReason({ reason }: { reason: string }) {
  const { isAdmin, hasPlan } = useViewer()
  const [before, after] = reason.split(FEATURES_PLACE)
  if (isAdmin && after !== undefined) {
    return (
      <>
        {before}
        <TextLink href="/workspace/edit?tab=features">{FEATURES_PLACE}</TextLink>
        {after}
      </>
    )
  }
  if (!hasPlan || !isPlanReason(reason)) return reason
  return (
    <>
      {reason} <PlansLink />
    </>
  )
}
