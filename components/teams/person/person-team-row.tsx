'use client'

import { IconButton } from '@/components/ui/button/icon-button'
import { Icon } from '@/components/ui/icon/icon'
import { Checkbox } from '@/components/ui/input/checkbox'
import type { OwnTeam } from '@/lib/teams/memberships/queries/list-teams-of'

interface PersonTeamRowProps {
  team: OwnTeam
  onLead: (isManager: boolean) => void
  onRemove: () => void
}

/** A person's team, with the remove button. */
export function PersonTeamRow({ team: { name, isManager, can }, onLead, onRemove }: PersonTeamRowProps) {
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 py-2 pr-2 pl-4">
      <span className="min-w-0 flex-1 basis-24 font-medium wrap-anywhere">{name}</span>
      {can.change ? (
        <div className="flex shrink-0 items-center gap-4">
          <Checkbox label="Manager" checked={isManager} onChange={({ target }) => onLead(target.checked)} />
          <IconButton label={`Remove from ${name}`} size="sm" icon={<Icon name="x" />} onClick={onRemove} />
        </div>
      ) : (
        isManager && <span className="pr-2 text-sm text-subtle">Manager</span>
      )}
    </li>
  )
}
