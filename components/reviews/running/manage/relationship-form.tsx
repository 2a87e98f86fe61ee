'use client'

import { Button } from '@/components/ui/button/button'
import { SelectField } from '@/components/ui/form/select-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { toast } from '@/components/ui/overlay/toast'
import { chosenRelationships } from '@/lib/reviews/model/rules/relationships'
import { ANONYMITY_FLOOR } from '@/lib/reviews/model/rules/anonymity'
import { groupLabels, relationshipLabels } from '@/lib/reviews/model/rules/relationships'
import { correctRelationshipAction } from '@/lib/reviews/respondents/actions'
import type { RespondentRow } from '@/lib/reviews/respondents/queries/list-respondents'

const options = chosenRelationships.map((value) => ({ value, label: relationshipLabels[value] }))

interface RelationshipFormProps {
  id: string
  person: { id: string; name: string }
  /** The subject. */
  subject: string
  relationship: RespondentRow['relationship']
  /** Anonymous without answers; later the relationship is fixed. */
  isAnonymous: boolean
}

/** Corrects a respondent's relationship to the subject. */
export function RelationshipForm({ id, person, subject, relationship, isAnonymous }: RelationshipFormProps) {
  const { form, bind, pending } = useActionForm({
    schema: () => import('@/lib/reviews/respondents/schema').then((module) => module.correctRelationshipSchema),
    action: correctRelationshipAction,
    defaultValues: {
      id,
      assigneeId: person.id,
      relationship: chosenRelationships.find((known) => known === relationship) ?? 'OTHER',
    },
    onSuccess: () => {
      const group = groupLabels[form.getValues('relationship')]
      toast({ type: 'success', title: `${person.name} now counts among ${group}` })
    },
  })
  return (
    <form {...bind} className="grid gap-3 border-t border-line pt-4">
      <div className="sm:max-w-72">
        <SelectField
          form={form}
          name="relationship"
          label={`What ${person.name} is to ${subject}`}
          hint={
            isAnonymous
              ? `Fixed from the first answer on. Groups under ${ANONYMITY_FLOOR} join the others at the close.`
              : 'Their answers count in this group.'
          }
          options={options}
        />
      </div>
      <div>
        <Button type="submit" pending={pending}>
          Change
        </Button>
      </div>
    </form>
  )
}
