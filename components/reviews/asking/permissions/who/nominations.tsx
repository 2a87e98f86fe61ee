'use client'

import { Field, FieldError } from '@/components/ui/form/field'
import { Checkbox } from '@/components/ui/input/checkbox'
import { Select } from '@/components/ui/input/select'
import { limits } from '@/lib/reviews/model/rules/review-limits'
import { approversIn } from '@/lib/reviews/nominations/rules'
import type { FormContent } from '@/lib/reviews/model/schema'
import { useContent, useFieldFault, useWizard } from '@/components/reviews/asking/wizard-context'

type Given = NonNullable<FormContent['nominations']>

const usual: Given = { min: 3, max: 5, approver: 'CREATOR' }

const counts = Array.from({ length: limits.nominations.max }, (_, index) => `${index + 1}`).map((value) => ({
  value,
  label: value,
}))

/** The subject may nominate peers, each approved before the invitation. */
export function Nominations() {
  const { form } = useWizard()
  const { nominations, about } = useContent()
  const error = useFieldFault('nominations')
  const set = (change: Partial<Given>) => form.setValue('nominations', { ...(nominations ?? usual), ...change })
  return (
    <div data-field="nominations" className="grid gap-3">
      <Checkbox
        name="hasNominations"
        checked={nominations !== null}
        onChange={(event) => form.setValue('nominations', event.target.checked ? usual : null)}
        label={about === 'me' ? 'I’ll nominate more peers' : 'They may nominate peers'}
        hint="Nominations need approval"
      />
      {nominations && (
        <div className="grid grid-cols-2 gap-3 pl-7 sm:max-w-lg sm:grid-cols-[6rem_6rem_1fr]">
          <Field label="At least">
            {(control) => (
              <Select
                {...control}
                options={counts}
                value={`${nominations.min}`}
                onChange={(event) => set({ min: Number(event.target.value) })}
              />
            )}
          </Field>
          <Field label="At most">
            {(control) => (
              <Select
                {...control}
                options={counts}
                value={`${nominations.max}`}
                onChange={(event) => set({ max: Number(event.target.value) })}
              />
            )}
          </Field>
          <Field label="Approved by" className="max-sm:col-span-2">
            {(control) => (
              <Select
                {...control}
                options={Object.entries(approversIn(about)).map(([value, label]) => ({ value, label }))}
                value={nominations.approver}
                onChange={(event) => set({ approver: event.target.value === 'MANAGER' ? 'MANAGER' : 'CREATOR' })}
              />
            )}
          </Field>
        </div>
      )}
      {error && <FieldError>{error}</FieldError>}
    </div>
  )
}
