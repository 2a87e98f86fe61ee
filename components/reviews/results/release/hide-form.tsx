'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import { FormActions } from '@/components/ui/form/form-actions'
import { TextareaField } from '@/components/ui/form/textarea-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { hideAnswerAction } from '@/lib/reviews/results/actions'
import { releaseLimits } from '@/lib/reviews/model/rules/release'
import { toastHidden } from './toast-hidden'

interface HideFormProps {
  id: string
  /** The return link. */
  back: string
}

export function HideForm({ id, back }: HideFormProps) {
  const router = useRouter()
  const { form, bind, pending } = useActionForm({
    schema: () => import('@/lib/reviews/results/schema').then((module) => module.hideAnswerSchema),
    action: hideAnswerAction,
    defaultValues: { id, reason: '' },
    onSuccess: () => {
      toastHidden(id)
      router.push(back)
    },
  })
  return (
    <form data-keep {...bind} className="grid grid-cols-1 gap-4">
      <TextareaField
        form={form}
        name="reason"
        label="Why hide it?"
        hint="Only you see the reason"
        required
        rows={3}
        limit={releaseLimits.reason}
      />
      <FormActions>
        <Button type="submit" variant="primary" pending={pending}>
          Hide this answer
        </Button>
        <ButtonLink href={back}>Cancel</ButtonLink>
      </FormActions>
    </form>
  )
}
