'use client'

import { useTransition } from 'react'
import { Chip } from '@/components/ui/pick/chip'
import { unfollowGroupAction } from '@/lib/reviews/series/actions'
import type { FollowedGroup } from '@/lib/reviews/series/queries/list-followed-groups'
import { joinersInWords } from '@/lib/reviews/series/rules/followed-groups'
import { toastOutcome } from '@/components/ui/form/toast-outcome'

interface FollowedGroupsProps {
  id: string
  groups: readonly FollowedGroup[]
}

const idsOf = (groups: readonly FollowedGroup[], kind: FollowedGroup['kind']) =>
  groups.filter((group) => group.kind === kind).map(({ id }) => id)

/** Teams and tags a recurring form follows, with remove buttons. */
export function FollowedGroups({ id, groups }: FollowedGroupsProps) {
  const [isWorking, work] = useTransition()
  if (groups.length === 0) return null
  const leaveOut = ({ id: groupId, name }: FollowedGroup) =>
    work(async () => {
      await toastOutcome(unfollowGroupAction({ id, groupId }), `${name} no longer adds people`)
    })
  return (
    <section aria-labelledby="followed-groups" className="mt-6">
      <h2 id="followed-groups" className="font-medium">
        Asked as a whole in every round
      </h2>
      <p className="mt-0.5 text-muted">
        {joinersInWords({ teamIds: idsOf(groups, 'team'), tagIds: idsOf(groups, 'tag') })}
      </p>
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {groups.map((group) => (
          <li key={group.id}>
            <Chip
              item={{ id: group.id, kind: group.kind, label: group.name }}
              disabled={isWorking}
              onRemove={() => leaveOut(group)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
