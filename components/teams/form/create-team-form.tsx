'use client'

import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import { errorOf } from '@/components/ui/form/bound-field'
import { FormActions } from '@/components/ui/form/form-actions'
import { TextareaField } from '@/components/ui/form/textarea-field'
import { TextField } from '@/components/ui/form/text-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { createTeamAction } from '@/lib/teams/actions'
import type { ParentChoice } from '@/lib/teams/tree/queries/parent-choices'
import { ParentField } from './parent-field'
import { PeopleBox } from './people-box'

interface CreateTeamFormProps {
  /** The preselected parent. */
  parent: ParentChoice | null
  /** A parent team exists. */
  hasTeams: boolean
  /** The cancel link. */
  cancel: string
}

const nobody: string[] = []

export function CreateTeamForm({ parent, hasTeams, cancel }: CreateTeamFormProps) {
  const { form, bind, pending } = useActionForm({
    schema: () => import('@/lib/teams/schema').then((module) => module.createTeamSchema),
    action: createTeamAction,
    done: 'Team created',
    defaultValues: { name: '', description: '', parentId: parent?.id ?? '', managerIds: nobody, memberIds: nobody },
  })
  return (
    <form data-keep {...bind} className="grid grid-cols-1 gap-5">
      <TextField form={form} name="name" label="Name" required autoComplete="off" />
      <TextareaField
        form={form}
        name="description"
        label="Description"
        hint="Visible to everyone here"
        optional
        rows={2}
        limit={2000}
      />
      {hasTeams && (
        <ParentField
          id={null}
          parent={parent}
          error={errorOf({ form, name: 'parentId' })}
          onChange={(id) => {
            form.setValue('parentId', id)
            form.clearErrors('parentId')
          }}
        />
      )}
      <PeopleBox
        label="Managers"
        hint="They manage everyone in the team"
        onChange={(ids) => form.setValue('managerIds', ids)}
      />
      <PeopleBox
        label="People"
        error={errorOf({ form, name: 'memberIds' })}
        onChange={(ids) => {
          form.setValue('memberIds', ids)
          form.clearErrors('memberIds')
        }}
      />
      <FormActions>
        <Button type="submit" variant="primary" pending={pending}>
          Create team
        </Button>
        <ButtonLink href={cancel}>Cancel</ButtonLink>
      </FormActions>
    </form>
  )
}
