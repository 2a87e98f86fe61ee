'use client'

import { useState, useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { TextLink } from '@/components/ui/button/text-link'
import { toastOutcome } from '@/components/ui/form/toast-outcome'
import { Field } from '@/components/ui/form/field'
import { FormActions } from '@/components/ui/form/form-actions'
import type { PickerSearch } from '@/components/ui/pick/picker-search'
import { SinglePicker } from '@/components/ui/pick/single-picker'
import { changeTeamsAction } from '@/lib/teams/memberships/actions'
import type { OwnTeam, TeamChoices } from '@/lib/teams/memberships/queries/list-teams-of'
import { searchTeams } from '@/components/teams/team-search'
import { PersonTeamRow } from './person-team-row'

interface PersonTeamsFormProps {
  memberId: string
  teams: readonly OwnTeam[]
  /** Teams the viewer can add them to. */
  choices: TeamChoices
  isActive: boolean
}

const placesOf = (teams: readonly OwnTeam[]) => teams.map(({ teamId, isManager }) => ({ teamId, isManager }))

function TeamsForm({ memberId, teams: seen, choices }: Omit<PersonTeamsFormProps, 'isActive'>) {
  const [teams, setTeams] = useState(seen)
  const [pending, startTransition] = useTransition()
  const isNew = ({ id }: { id: string }) => !teams.some(({ teamId }) => teamId === id)
  const items = choices.rows.filter(isNew).map(({ id, name: label }) => ({ id, label, kind: 'team' as const }))
  const search: PickerSearch = (words) => ({ ...searchTeams(words), select: (found) => found.filter(isNew) })

  function save() {
    startTransition(async () => {
      await toastOutcome(changeTeamsAction({ memberId, seen: placesOf(seen), places: placesOf(teams) }), 'Teams saved')
    })
  }

  const lead = (teamId: string, isManager: boolean) =>
    setTeams(teams.map((team) => (team.teamId === teamId ? { ...team, isManager } : team)))

  return (
    <div className="grid gap-4">
      {teams.length > 0 && (
        <ul aria-label="Teams" className="divide-y divide-line rounded-lg border border-line">
          {teams.map((team) => (
            <PersonTeamRow
              key={team.teamId}
              team={team}
              onLead={(isManager) => lead(team.teamId, isManager)}
              onRemove={() => setTeams(teams.filter(({ teamId }) => teamId !== team.teamId))}
            />
          ))}
        </ul>
      )}
      {choices.rows.length > 0 && (
        <Field label="Add to team" optional>
          {(control) => (
            <SinglePicker
              key={teams.length}
              control={control}
              value={null}
              items={items}
              search={choices.hasMore ? search : undefined}
              placeholder="Search for a team"
              onChange={({ id: teamId, label: name }) =>
                setTeams([...teams, { teamId, name, isManager: false, can: { change: true } }])
              }
            />
          )}
        </Field>
      )}
      <FormActions>
        <Button pending={pending} onClick={save}>
          Save teams
        </Button>
      </FormActions>
    </div>
  )
}

/**
 * A person's teams; read-only where the viewer can't change them. Remounts on changes, so nobody overwrites unseen
 * ones.
 */
export function PersonTeamsForm({ isActive, ...props }: PersonTeamsFormProps) {
  const { teams, choices } = props
  if (teams.length + choices.rows.length > 0) return <TeamsForm key={JSON.stringify(placesOf(teams))} {...props} />
  if (!isActive) return <p className="text-muted">In no team</p>
  return (
    <p className="text-muted">
      No teams yet. <TextLink href="/users/teams/add">Create a team</TextLink>
    </p>
  )
}
