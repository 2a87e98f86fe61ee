import { ButtonLink } from '@/components/ui/button/button-link'
import { Section } from '@/components/ui/layout/section'
import { Pagination } from '@/components/ui/list/pagination'
import { plural } from '@/lib/shared/text'
import type { TeamDetail } from '@/lib/teams/queries/get-team'
import { TeamList } from '@/components/teams/list/team-list'
import { teamAddress, type TeamView } from './team-address'

/** The subteam section's fragment, so its pages start there. */
const place = 'teams'

export function TeamParts({ team, view }: { team: TeamDetail; view: TeamView }) {
  const { id, name, parts, partCount, nextPart, can } = team
  if (partCount === 0 && !can.shape) return null
  const address = (part?: string) => `${teamAddress(id, { ...view, part })}#${place}`
  return (
    <div id={place} className="scroll-mt-16">
      <Section
        title="Subteams"
        action={
          <div className="flex items-center gap-4">
            {partCount > 0 && <p className="text-subtle tabular-nums">{plural(partCount, 'team')}</p>}
            {can.shape && (
              <ButtonLink href={`/users/teams/add?in=${id}`} size="sm">
                New subteam
              </ButtonLink>
            )}
          </div>
        }
      >
        {partCount === 0 && <p className="text-muted">None yet</p>}
        {partCount > 0 && parts.length === 0 && <p className="text-muted">No more teams.</p>}
        {parts.length > 0 && <TeamList label={`Teams in ${name}`} rows={parts} />}
        <Pagination
          label="Pages of teams"
          first={view.part === undefined ? undefined : address()}
          next={nextPart === null ? undefined : address(nextPart)}
        />
      </Section>
    </div>
  )
}
