'use client'

import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import { FormActions } from '@/components/ui/form/form-actions'
import { TextField } from '@/components/ui/form/text-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { Card } from '@/components/ui/layout/card'
import { editCampaignInviteAction } from '@/lib/admin/campaigns/actions'
import type { InviteRow } from '@/lib/admin/campaigns/queries'

interface EditInviteFormProps {
  /** Back to the list as it was. */
  cancelHref: string
  invite: Pick<InviteRow, 'id' | 'email' | 'firstName' | 'companyName' | 'companySlug'>
}

export function EditInviteForm({ cancelHref, invite: { email, ...invite } }: EditInviteFormProps) {
  const { id, firstName, companyName, companySlug } = invite
  const { form, bind, pending } = useActionForm({
    schema: () => import('@/lib/admin/campaigns/schema').then((module) => module.editCampaignInviteSchema),
    action: editCampaignInviteAction,
    defaultValues: { id, firstName, companyName, companySlug },
  })
  return (
    <Card className="mb-6">
      <form {...bind} id="edit" className="grid gap-4">
        <p className="font-medium wrap-anywhere">{email}</p>
        <div className="grid gap-4 sm:grid-cols-3">
          <TextField form={form} name="firstName" label="First name" />
          <TextField form={form} name="companyName" label="Company" required />
          <TextField form={form} name="companySlug" label="Workspace address" required />
        </div>
        <FormActions>
          <Button type="submit" variant="primary" pending={pending}>
            Save
          </Button>
          <ButtonLink href={cancelHref}>Cancel</ButtonLink>
        </FormActions>
      </form>
    </Card>
  )
}
