import { Avatar } from '@/components/ui/display/avatar'
import { Card } from '@/components/ui/layout/card'
import { Facts } from '@/components/ui/list/facts'
import type { OwnPlace } from '@/lib/members/queries'
import { fullName, type PersonName } from '@/lib/members/rules'
import { formatDate } from '@/lib/shared/dates'
import { zoneName } from '@/lib/shared/zone-names'

interface ProfileFactsProps {
  person: PersonName & { userId: string; email: string; role: string; timeZone: string; workspaceName: string }
  place: OwnPlace
}

const teamsInWords = ({ teams }: OwnPlace) =>
  teams.map(({ name, isManager }) => (isManager ? `${name} (you lead it)` : name)).join(', ') || 'None'

/** Who one is in a workspace, as colleagues know one. */
export function ProfileFacts({ person, place }: ProfileFactsProps) {
  const { userId, email, role, timeZone, workspaceName } = person
  const name = fullName(person)
  return (
    <Card className="sm:p-6">
      <div className="mb-6 flex items-center gap-4">
        <Avatar name={name} seed={userId} size="lg" />
        <div className="min-w-0">
          <p className="truncate text-md font-semibold">{name}</p>
          <p className="truncate text-subtle">{email}</p>
        </div>
      </div>
      <Facts
        facts={[
          ['Workspace', workspaceName],
          ['Role', role],
          ['Teams', teamsInWords(place)],
          ['Time zone', zoneName(timeZone)],
          ['Here since', formatDate(place.memberSince, 'MMM DD, YYYY', timeZone)],
        ]}
      />
    </Card>
  )
}
