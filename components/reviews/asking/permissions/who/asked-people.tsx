'use client'

import { Field } from '@/components/ui/form/field'
import { audienceOf, meet, searchFor } from '@/components/reviews/asking/draft/book'
import { MultiPicker } from '@/components/ui/pick/multi-picker'
import type { PickerItem } from '@/components/ui/pick/picker-search'
import { isRepeating } from '@/lib/reviews/model/rules/frequency'
import { joinersInWords } from '@/lib/reviews/series/rules/followed-groups'
import { useBook, useContent, useFieldFault, useWizard } from '@/components/reviews/asking/wizard-context'
import { ExternalEmails } from './external-emails'

/** Respondents by name, team, tag or external address. */
export function AskedPeople() {
  return (
    <>
      <Colleagues />
      <ExternalEmails />
    </>
  )
}

function Colleagues() {
  const { form, store } = useWizard()
  const content = useContent()
  const { assigneeIds, teamIds, tagIds } = content
  const chosen = audienceOf(useBook(), content)
  const ofPeople = useFieldFault('assigneeIds')
  const ofTeams = useFieldFault('teamIds')
  const ofTags = useFieldFault('tagIds')

  // Unknown ids stay, so the server can report them as gone.
  function placeOf({ id, kind }: PickerItem) {
    if (teamIds.includes(id)) return 'teamIds'
    if (tagIds.includes(id)) return 'tagIds'
    if (assigneeIds.includes(id)) return 'assigneeIds'
    return kind === 'team' ? 'teamIds' : kind === 'tag' ? 'tagIds' : 'assigneeIds'
  }

  function choose(items: PickerItem[]) {
    meet(store, items)
    for (const place of ['teamIds', 'tagIds', 'assigneeIds'] as const) {
      const chosenHere = items.filter((item) => placeOf(item) === place)
      form.setValue(
        place,
        chosenHere.map(({ id }) => id),
      )
    }
  }

  return (
    <div data-field="assigneeIds teamIds tagIds">
      <Field
        label="People, teams and tags"
        hint={(isRepeating(content) && joinersInWords(content)) || undefined}
        error={ofPeople ?? ofTeams ?? ofTags}
      >
        {(control) => (
          <MultiPicker
            control={control}
            value={chosen}
            onChange={choose}
            placeholder="Name, team or tag"
            search={searchFor(store)}
          />
        )}
      </Field>
    </div>
  )
}
