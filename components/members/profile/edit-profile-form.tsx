'use client'

import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import { FormActions } from '@/components/ui/form/form-actions'
import { SelectField } from '@/components/ui/form/select-field'
import { TextField } from '@/components/ui/form/text-field'
import { TextareaField } from '@/components/ui/form/textarea-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import type { SelectOption } from '@/components/ui/input/select'
import { Card } from '@/components/ui/layout/card'
import { BirthdayCard } from './birthday-card'
import { editProfileAction } from '@/lib/members/profile/actions'
import type { EditProfileInput } from '@/lib/members/profile/schema'

const ABOUT_LIMIT = 2000

interface EditProfileFormProps {
  profile: EditProfileInput
  zones: readonly SelectOption[]
}

/** The own profile: public fields, and fields for Admins. The action redirects back. */
export function EditProfileForm({ profile, zones }: EditProfileFormProps) {
  const { form, bind, pending } = useActionForm({
    schema: () => import('@/lib/members/profile/schema').then((module) => module.editProfileSchema),
    action: editProfileAction,
    defaultValues: profile,
  })
  return (
    <form data-keep {...bind} className="grid grid-cols-1 gap-6">
      <Card className="grid grid-cols-1 gap-5 sm:p-6">
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
          <TextField form={form} name="firstName" label="First name" autoComplete="given-name" required />
          <TextField form={form} name="lastName" label="Last name" autoComplete="family-name" />
        </div>
        <TextField form={form} name="jobTitle" label="Job title" optional autoComplete="organization-title" />
        <TextareaField
          form={form}
          name="about"
          label="About you"
          optional
          rows={5}
          limit={ABOUT_LIMIT}
          hint="What you do and what people can ask you about"
        />
        <SelectField form={form} name="timeZone" label="Time zone" options={zones} />
      </Card>
      <BirthdayCard form={form} />
      <Card className="grid grid-cols-1 gap-5 sm:p-6">
        <p className="text-muted">Only you and admins see this.</p>
        <TextField form={form} name="mobile" label="Mobile" optional type="tel" autoComplete="tel" />
        <TextField form={form} name="address1" label="Address" optional autoComplete="address-line1" />
        <TextField form={form} name="address2" label="Address line 2" optional autoComplete="address-line2" />
        <TextField form={form} name="pinCode" label="Postal code" optional autoComplete="postal-code" />
      </Card>
      <FormActions className="pt-0">
        <Button type="submit" variant="primary" pending={pending}>
          Save
        </Button>
        <ButtonLink href="/profile">Cancel</ButtonLink>
      </FormActions>
    </form>
  )
}
