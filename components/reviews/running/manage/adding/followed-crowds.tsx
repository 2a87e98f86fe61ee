'use client'

import { useTransition } from 'react'
import { Chip } from '@/components/ui/pick/chip'
import { unfollowCrowdAction } from '@/lib/reviews/series/actions'
import type { FollowedCrowd } from '@/lib/reviews/series/queries/list-followed-groups'
import { joinersInWords } from '@/lib/reviews/series/rules/followed-groups'
import { toastOutcome } from '@/components/ui/form/toast-outcome'

interface FollowedCrowdsProps {
  id: string
  crowds: readonly FollowedCrowd[]
}

const idsOf = (crowds: readonly FollowedCrowd[], kind: FollowedCrowd['kind']) =>
  crowds.filter((crowd) => crowd.kind === kind).map(({ id }) => id)

/** Teams and tags a recurring form follows, with remove buttons. */
export function FollowedCrowds({ id, crowds }: FollowedCrowdsProps) {
  const [isWorking, work] = useTransition()
  if (crowds.length === 0) return null
  const leaveOut = ({ id: crowdId, name }: FollowedCrowd) =>
    work(async () => {
      await toastOutcome(unfollowCrowdAction({ id, crowdId }), `${name} no longer adds people`)
    })
  return (
    <section aria-labelledby="followed-crowds" className="mt-6">
      <h2 id="followed-crowds" className="font-medium">
        Asked as a whole in every round
      </h2>
      <p className="mt-0.5 text-muted">
        {joinersInWords({ teamIds: idsOf(crowds, 'team'), tagIds: idsOf(crowds, 'tag') })}
      </p>
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {crowds.map((crowd) => (
          <li key={crowd.id}>
            <Chip
              item={{ id: crowd.id, kind: crowd.kind, label: crowd.name }}
              disabled={isWorking}
              onRemove={() => leaveOut(crowd)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
