'use client'

import { useBound } from '@/components/reviews/asking/use-bound'
import { Field } from '@/components/ui/form/field'
import { CountedTextarea } from '@/components/ui/input/counted-textarea'
import { Input } from '@/components/ui/input/input'
import { limits } from '@/lib/reviews/model/rules/review-limits'
import { useFieldFault } from '@/components/reviews/asking/wizard-context'

export function FormWords() {
  const title = useBound('title')
  const description = useBound('description')
  return (
    <div className="grid gap-4">
      <Field label="Title" error={useFieldFault('title')} required>
        {(control) => (
          <Input {...control} {...title} placeholder="What’s this about?" className="h-11 text-lg font-semibold" />
        )}
      </Field>
      <Field label="Description" error={useFieldFault('description')} optional>
        {(control) => (
          <CountedTextarea
            {...control}
            {...description}
            limit={limits.description}
            rows={2}
            placeholder="Why you ask, and what happens with the answers"
          />
        )}
      </Field>
    </div>
  )
}
