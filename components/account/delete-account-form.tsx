'use client'
import { goOut } from '@/components/members/sign-in/go-out'
import { usePlainForm } from '@/components/ui/form/plain/use-plain-form'
import { deleteAccountAction } from '@/lib/account/actions'
import { ProofLinkForm } from '@/components/members/account/proof-link-form'
import { ButtonLink } from '@/components/ui/button/button-link'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { PlainField } from '@/components/ui/form/plain/plain-field'
import { FormActions } from '@/components/ui/form/form-actions'
import { Button } from '@/components/ui/button/button'

interface DeleteAccountFormProps {
  email: string
  /** The code mailed to people without a password; others enter their password. */
  code: string
  /** The cancel link. */
  back: string
}

const leave = () => void goOut('/auth/login?done=deleted')

/** Deletes the account, clears the device, says so and signs out other tabs. */
export function DeleteAccountForm({ email, code, back }: DeleteAccountFormProps) {
  const form = usePlainForm({ action: deleteAccountAction, unseen: ['code'], onSuccess: leave })
  if (form.errors.code) {
    return (
      <ProofLinkForm act="deletion" email={email} gone={form.errors.code}>
        <ButtonLink href={back}>Cancel</ButtonLink>
      </ProofLinkForm>
    )
  }
  return (
    <PlainFormFrame form={form}>
      {code === '' ? (
        <div className="max-w-md">
          <PlainField
            form={form}
            name="password"
            label="Your password"
            type="password"
            autoComplete="current-password"
            required
          />
        </div>
      ) : (
        <input type="hidden" name="code" value={code} />
      )}
      <FormActions className="pt-0">
        <Button type="submit" variant="danger" pending={form.pending}>
          Delete account
        </Button>
        <ButtonLink href={back}>Cancel</ButtonLink>
      </FormActions>
    </PlainFormFrame>
  )
}
