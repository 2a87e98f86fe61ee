'use client'

import { useState, useTransition } from 'react'
import { searchTags } from '@/components/members/tags/tag-search'
import { searchTeams } from '@/components/teams/team-search'
import { Field } from '@/components/ui/form/field'
import { toastFaults } from '@/components/ui/form/toast-outcome'
import { Select } from '@/components/ui/input/select'
import { Card } from '@/components/ui/layout/card'
import { MultiPicker } from '@/components/ui/pick/multi-picker'
import type { PickerItem, PickerSearch } from '@/components/ui/pick/picker-search'
import { placePeopleAction } from '@/lib/invitations/slack/actions'
import type { SlackPart } from '@/lib/invitations/slack/queries'
import { roles } from '@/lib/members/people/rules'

type Place = NonNullable<SlackPart['place']>

const itemsOf = (names: readonly string[], kind: 'team' | 'tag'): PickerItem[] =>
  names.map((name) => ({ id: name, label: name, kind }))

/** Rows hold names, so results are chosen by name. */
const byName =
  (search: PickerSearch): PickerSearch =>
  (words) => {
    const { queryKey, queryFn } = search(words)
    return {
      queryKey: ['by-name', ...queryKey],
      queryFn: async (context) => (await queryFn(context)).map((item) => ({ ...item, id: item.label })),
    }
  }

const kinds = {
  teams: {
    label: 'Teams',
    kind: 'team',
    placeholder: 'Find a team',
    search: byName(searchTeams),
  },
  tags: {
    label: 'Tags',
    kind: 'tag',
    placeholder: 'Find a tag',
    search: byName(searchTags),
  },
} as const

const roleOptions = roles.map((role) => ({ value: role, label: role }))

interface SlackPlaceFormProps {
  id: string
  place: Place
}

/** Role and groups of everyone invited from Slack; choices save immediately. */
export function SlackPlaceForm({ id, place: { offered, ...first } }: SlackPlaceFormProps) {
  const [place, setPlace] = useState(first)
  const [pending, startTransition] = useTransition()

  function change(part: Partial<typeof first>) {
    const next = { ...place, ...part }
    setPlace(next)
    startTransition(() => toastFaults(placePeopleAction({ id, ...next })))
  }

  const groups = (['teams', 'tags'] as const).filter((name) => offered[name].length > 0)
  return (
    <Card className="mb-4" aria-busy={pending || undefined}>
      <h2 className="mb-4 text-md font-semibold">Everyone you invite gets</h2>
      <div className="grid gap-4 sm:grid-cols-[10rem_1fr_1fr]">
        <Field label="Role">
          {(control) => (
            <Select
              {...control}
              value={place.role}
              options={roleOptions}
              onChange={({ target }) => change({ role: roles.find((role) => role === target.value) ?? 'Member' })}
            />
          )}
        </Field>
        {groups.map((name) => {
          const { label, kind, ...said } = kinds[name]
          return (
            <Field key={name} label={label} optional>
              {(control) => (
                <MultiPicker
                  control={control}
                  {...said}
                  items={itemsOf(offered[name], kind)}
                  value={itemsOf(place[name], kind)}
                  onChange={(chosen) => change({ [name]: chosen.map((item) => item.label) })}
                />
              )}
            </Field>
          )
        })}
      </div>
    </Card>
  )
}
