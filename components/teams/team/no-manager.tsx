import { Callout } from '@/components/ui/display/callout'
import type { TeamDetail } from '@/lib/teams/queries/get-team'

/** Tells people who may change it how a team without a manager gets one. */
export function NoManager({ team: { managers, memberCount, can } }: { team: TeamDetail }) {
  if (!can.run || managers.length > 0 || memberCount === 0) return null
  return (
    <Callout tone="warning" title="This team has no manager" className="mb-4">
      Open the menu of one of its people and choose “Make manager”.
    </Callout>
  )
}
