'use client'

import { useOptimistic, useTransition } from 'react'
import { toastFaults } from '@/components/ui/form/toast-outcome'
import { Select } from '@/components/ui/input/select'
import { Card } from '@/components/ui/layout/card'
import { chooseManagerTeamAction } from '@/lib/invitations/imports/actions'
import type { managersToAsk } from '@/lib/invitations/imports/rules/managers'
import { nameList, plural } from '@/lib/shared/text'

type Manager = ReturnType<typeof managersToAsk>[number]

interface ManagersPartProps {
  id: string
  managers: readonly Manager[]
}

const NAMED = 8

/** A manager and their people's team; choices save immediately. */
function ManagerRow({ id, manager }: { id: string; manager: Manager }) {
  const { email, name, peopleCount, teams, isNew } = manager
  const [team, setTeam] = useOptimistic(manager.team)
  const [pending, startTransition] = useTransition()
  const options = [
    { value: '', label: 'No team' },
    ...teams.map((value) => ({ value, label: isNew ? `New team: ${value}` : value })),
  ]

  function choose(next: string) {
    startTransition(async () => {
      setTeam(next)
      await toastFaults(chooseManagerTeamAction({ id, manager: email, team: next }))
    })
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
      <div className="min-w-0 flex-1 basis-52 wrap-anywhere">
        <p className="font-medium">{isNew ? `${name} leads no team` : `${name} leads ${nameList(teams, NAMED)}`}</p>
        <p className="text-sm text-subtle">{plural(peopleCount, 'person', 'people')}</p>
      </div>
      <Select
        aria-label={`Team for the people of ${name}`}
        aria-busy={pending || undefined}
        value={team}
        options={options}
        boxClassName="w-full sm:w-64"
        onChange={({ target }) => choose(target.value)}
      />
    </li>
  )
}

/** Managers whose team is ambiguous in the file. */
export function ManagersPart({ id, managers }: ManagersPartProps) {
  if (managers.length === 0) return null
  return (
    <Card className="mb-4">
      <h2 className="text-md font-semibold">Teams of these managers’ people</h2>
      <ul className="mt-2 -mb-2.5 max-h-96 divide-y divide-line overflow-y-auto">
        {managers.map((manager) => (
          <ManagerRow key={manager.email} id={id} manager={manager} />
        ))}
      </ul>
    </Card>
  )
}
