'use client'

import { useId, useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { FormActions } from '@/components/ui/form/form-actions'
import { TextField } from '@/components/ui/form/text-field'
import { TextareaField } from '@/components/ui/form/textarea-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { useMadeIds } from '@/components/ui/form/use-made-ids'
import { createCampaignAction } from '@/lib/admin/campaigns/actions'
import { randomId } from '@/lib/shared/randomness'
import { CampaignMade, type Made } from './campaign-made'

/** Addresses are pasted or uploaded. */
export function CampaignForm({ expiryDays }: { expiryDays: number }) {
  const fileId = useId()
  const madeIdOf = useMadeIds()
  const [made, setMade] = useState<Made>()
  const { form, bind, pending } = useActionForm({
    schema: () => import('@/lib/admin/campaigns/schema').then((module) => module.createCampaignSchema),
    action: (input) => createCampaignAction({ ...input, madeId: madeIdOf('campaign') }),
    defaultValues: { madeId: randomId(), name: '', expiryDays: String(expiryDays), list: '' },
    onSuccess: setMade,
  })

  async function read(file: File | undefined) {
    if (file) form.setValue('list', await file.text(), { shouldDirty: true })
  }

  if (made) return <CampaignMade made={made} />
  return (
    <form {...bind} className="grid gap-4">
      <TextField form={form} name="name" label="Name" required />
      <TextField form={form} name="expiryDays" label="Links work for (days)" inputMode="numeric" required />
      <TextareaField
        form={form}
        name="list"
        label="Addresses"
        hint="One per line: e-mail, first name, company, workspace address"
        rows={10}
        required
      />
      <div>
        <label htmlFor={fileId} className="mb-1.5 block font-medium">
          Or choose a CSV file
        </label>
        <input
          id={fileId}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          className="max-w-full file:mr-3 file:rounded-md file:border file:border-control file:bg-surface file:px-3 file:py-1.5 file:font-medium"
          onChange={({ target }) => void read(target.files?.[0])}
        />
      </div>
      <FormActions>
        <Button type="submit" variant="primary" pending={pending}>
          Check the list
        </Button>
      </FormActions>
    </form>
  )
}
