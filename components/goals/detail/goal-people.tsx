import { Avatar } from '@/components/ui/display/avatar'
import { Link } from '@/components/ui/link'
import type { GoalDetail } from '@/lib/goals/queries/get-goal'
import type { GoalPerson } from '@/lib/goals/queries/list-goals'
import { statusBadges } from '@/lib/goals/rules/goal-status'
import { OwnStatus } from './own-status'

interface GoalPeopleProps {
  goal: Pick<GoalDetail, 'id' | 'type' | 'assignees' | 'supervisors' | 'creator' | 'can'>
  viewerId: string
}

function Person({ person, part }: { person: GoalPerson; part: string }) {
  return (
    <span className="flex min-w-0 flex-1 items-center gap-3">
      <Avatar name={person.name} pictureId={person.pictureId} size="md" />
      <span className="min-w-0">
        <Link href={`/profile/preview/${person.memberId}`} className="block font-medium wrap-anywhere hover:underline">
          {person.name}
        </Link>
        <span className="block text-sm text-subtle">{part}</span>
      </span>
    </span>
  )
}

type Assignee = GoalDetail['assignees'][number]

/** The own status in words, because a badge here reads as the goal's status. */
function ownStatusOf({ status, hasOwnStatus }: Assignee, isAlone: boolean, setsOwn: boolean) {
  if (isAlone || (!setsOwn && !hasOwnStatus)) return null
  return setsOwn ? 'your status' : `says ${statusBadges[status].label}`
}

const joined = (parts: readonly (string | null)[]) => parts.filter((part) => part !== null).join(' · ')

export function GoalPeople({ goal, viewerId }: GoalPeopleProps) {
  const { id, type, assignees, supervisors, creator, can } = goal
  const isAlone = type === 'Self'
  const setBy = ({ memberId }: GoalPerson) => (!isAlone && memberId === creator.memberId ? 'set the goal' : null)
  const isNamed = [...assignees, ...supervisors].some(({ memberId }) => memberId === creator.memberId)
  return (
    <ul aria-label="People" className="list">
      {assignees.map((person) => {
        const setsOwn = !isAlone && person.memberId === viewerId && can.setOwnStatus
        const part = person.hasLeft ? 'Assignee, has left' : 'Assignee'
        return (
          <li key={person.memberId} className="flex flex-wrap items-center gap-3 px-4 py-2.5">
            <Person person={person} part={joined([part, setBy(person), ownStatusOf(person, isAlone, setsOwn)])} />
            {setsOwn && <OwnStatus id={id} status={person.hasOwnStatus ? person.status : null} />}
          </li>
        )
      })}
      {supervisors.map((person) => (
        <li key={person.memberId} className="flex items-center gap-3 px-4 py-2.5">
          <Person person={person} part={joined(['Supervisor', setBy(person)])} />
        </li>
      ))}
      {!isAlone && !isNamed && (
        <li className="flex items-center gap-3 px-4 py-2.5">
          <Person person={creator} part="Set the goal" />
        </li>
      )}
    </ul>
  )
}
