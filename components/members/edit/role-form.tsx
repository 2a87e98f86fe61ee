'use client'

import { bindChoice } from '@/components/ui/form/bound-field'
import { Button } from '@/components/ui/button/button'
import { FormActions } from '@/components/ui/form/form-actions'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { Radio, RadioGroup } from '@/components/ui/form/radio-group'
import { Card } from '@/components/ui/layout/card'
import { toast } from '@/components/ui/overlay/toast'
import type { PersonView } from '@/lib/members/people/queries/get-person'
import { roleNews } from '@/components/members/people/acts/people-words'
import { changeRolesAction } from '@/lib/members/people/actions'
import { roles, roleWords } from '@/lib/members/people/rules'

/** Why the role is fixed. */
const blockedReason = ({ isSelf, isActive }: PersonView) =>
  isSelf ? 'Another admin can change your role.' : isActive ? null : 'Reactivate them to change their role.'

const title = 'text-md font-semibold'

/** The role, where it can't be changed. */
const FixedRole = ({ person }: { person: PersonView }) => (
  <Card>
    <h2 className={title}>Role</h2>
    <p className="mt-1">
      {person.role}: {roleWords[person.role]}
    </p>
    <p className="mt-1 text-muted">{blockedReason(person)}</p>
  </Card>
)

function ChangeRoleForm({ person: { id, name, role } }: { person: PersonView }) {
  const { form, bind, pending } = useActionForm({
    schema: () => import('@/lib/members/people/schema').then((module) => module.changeRolesSchema),
    action: changeRolesAction,
    defaultValues: { ids: [id], role },
    onSuccess: (changed) => {
      toast(roleNews([{ id, name }], form.getValues('role'), changed?.count ?? 0))
    },
  })
  return (
    <Card>
      <form {...bind} className="grid gap-4">
        <RadioGroup legend={<span className={title}>Role</span>}>
          {roles.map((one) => (
            <Radio key={one} card label={one} hint={roleWords[one]} {...bindChoice({ form, name: 'role' }, one)} />
          ))}
        </RadioGroup>
        <FormActions aside={<span className="text-sm text-subtle">They’ll sign in again.</span>}>
          <Button type="submit" pending={pending}>
            Change role
          </Button>
        </FormActions>
      </form>
    </Card>
  )
}

export const RoleForm = ({ person }: { person: PersonView }) =>
  person.can.changeRole ? <ChangeRoleForm person={person} /> : <FixedRole person={person} />
