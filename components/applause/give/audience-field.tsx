'use client'

import { useWatch } from 'react-hook-form'
import { CheckboxField } from '@/components/ui/form/checkbox-field'
import { Icon } from '@/components/ui/icon/icon'
import { Radio, RadioGroup } from '@/components/ui/form/radio-group'
import { useLookup } from '@/components/ui/lookup/use-lookup'
import { audienceInWords } from '@/lib/applause/rules/applause-labels'
import { nameList } from '@/lib/shared/text'
import { managersOf } from './form-start'
import type { ApplauseFormReturn } from './give-form-part'

const MOST_NAMED = 3

interface AudienceFieldProps {
  form: ApplauseFormReturn
  workspaceName: string
}

const showTo = (names: readonly string[]) =>
  `Show it to their ${names.length === 1 ? 'manager' : 'managers'}, ${nameList(names, MOST_NAMED)}, too`

/** The audience, collapsed to one line. Without a manager there is none to show it to. */
export function AudienceField({ form, workspaceName }: AudienceFieldProps) {
  const [recipientIds, isPublic, toManager] = useWatch({
    control: form.control,
    name: ['recipientIds', 'isPublic', 'toManager'],
  })
  const choose = (next: boolean) => form.setValue('isPublic', next, { shouldDirty: true })
  const isOne = recipientIds.length <= 1
  const { data, isWaiting, hasFailed } = useLookup(
    isPublic || recipientIds.length === 0 ? null : managersOf(recipientIds),
  )
  // While loading or failed, it still holds those of people chosen before.
  const managers = isPublic || isWaiting || hasFailed ? undefined : data
  const hasNone = managers?.length === 0
  return (
    <details>
      <summary className="flex min-h-8 cursor-pointer items-center gap-2 rounded-sm text-muted">
        <Icon name={isPublic ? 'globe' : 'lock'} className="size-4 shrink-0" />
        <span className="min-w-0">
          {audienceInWords({ isPublic, toManager: toManager && !hasNone }, recipientIds.length)}
        </span>
        <span className="shrink-0 text-primary-ink underline underline-offset-3">Change</span>
      </summary>
      <div className="mt-3 grid grid-cols-1 gap-3 rounded-md border border-line p-4">
        <RadioGroup legend="Who can read it" quietLegend>
          <Radio
            name="audience"
            label={`Everyone in ${workspaceName}`}
            checked={isPublic}
            onChange={() => choose(true)}
          />
          <Radio
            name="audience"
            label={isOne ? 'Only the person you thank' : 'Only the people you thank'}
            checked={!isPublic}
            onChange={() => choose(false)}
          />
        </RadioGroup>
        {managers !== undefined && !hasNone && <CheckboxField form={form} name="toManager" label={showTo(managers)} />}
      </div>
    </details>
  )
}
