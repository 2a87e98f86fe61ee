'use client'

import { Radio, RadioGroup } from '@/components/ui/input/radio-group'
import { atOnceWithoutNamesFault } from '@/lib/reviews/drafting/rules/draft-faults'
import { useContent, useFieldFault, useWizard } from '@/components/reviews/asking/wizard-context'
import { Part } from '@/components/reviews/asking/permissions/part'

/** When whom it is about reads what was answered; only where they do, and did not ask themselves. */
export function Release() {
  const { form } = useWizard()
  const { about, seenBySubject, anonymity, releaseMode } = useContent()
  const error = useFieldFault('releaseMode')
  if (about !== 'people' || !seenBySubject) return null

  const isNamed = anonymity === 'NAMED'
  const radio = (mode: typeof releaseMode) => ({
    name: 'releaseMode',
    value: mode,
    checked: releaseMode === mode,
    onChange: () => form.setValue('releaseMode', mode),
  })
  return (
    <Part title="When they read it">
      <div data-field="releaseMode">
        <RadioGroup legend="When they read it" quietLegend error={error}>
          <Radio {...radio('BY_HAND')} label="When you release it" hint="You look at everything first." />
          <Radio {...radio('AT_CLOSE')} label="When it closes" hint="Without another step of yours." />
          <Radio
            {...radio('AT_ONCE')}
            label="Each answer as it comes in"
            hint={isNamed ? 'For feedback in the open.' : atOnceWithoutNamesFault()}
            disabled={!isNamed && releaseMode !== 'AT_ONCE'}
          />
        </RadioGroup>
      </div>
    </Part>
  )
}
