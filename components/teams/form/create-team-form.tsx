'use client'

import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import { errorOf } from '@/components/ui/form/bound-field'
import { FormActions } from '@/components/ui/form/form-actions'
import { SelectField } from '@/components/ui/form/select-field'
import { TextareaField } from '@/components/ui/form/textarea-field'
import { TextField } from '@/components/ui/form/text-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { createTeamAction } from '@/lib/teams/actions'
import type { ParentChoice } from '@/lib/teams/tree/queries'
import { parentOptions } from './parent-options'
import { PeopleBox } from './people-box'

interface CreateTeamFormProps {
  choices: readonly ParentChoice[]
  /** The team it is to be part of, where one came from there; else empty. */
  parentId: string
}

const nobody: string[] = []

/** A new team: what it is called, where it belongs, and who is in it from the start. */
export function CreateTeamForm({ choices, parentId }: CreateTeamFormProps) {
  const { form, bind, pending } = useActionForm({
    schema: () => import('@/lib/teams/schema').then((module) => module.createTeamSchema),
    action: createTeamAction,
    defaultValues: { name: '', description: '', parentId, managerIds: nobody, memberIds: nobody },
  })
  return (
    <form data-keep {...bind} className="grid grid-cols-1 gap-5">
      <TextField form={form} name="name" label="Name" required maxLength={100} autoComplete="off" />
      <TextareaField
        form={form}
        name="description"
        label="What it is for"
        hint="Everybody in the workspace can read it."
        optional
        rows={2}
        limit={2000}
      />
      {choices.length > 0 && (
        <SelectField form={form} name="parentId" label="Part of" options={parentOptions(choices)} />
      )}
      <PeopleBox
        label="Who leads it"
        hint="They become the managers of everybody in it."
        onChange={(ids) => form.setValue('managerIds', ids)}
      />
      <PeopleBox
        label="Who else is in it"
        error={errorOf({ form, name: 'memberIds' })}
        onChange={(ids) => {
          form.setValue('memberIds', ids)
          form.clearErrors('memberIds')
        }}
      />
      <FormActions>
        <Button type="submit" variant="primary" pending={pending}>
          Make the team
        </Button>
        <ButtonLink href="/users?tab=teams" variant="ghost">
          Cancel
        </ButtonLink>
      </FormActions>
    </form>
  )
}
