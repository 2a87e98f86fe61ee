'use client'

import { LearnMore } from '@/components/shell/help/learn-more'
import { Radio, RadioGroup } from '@/components/ui/form/radio-group'
import { atOnceWithoutNamesFault } from '@/lib/reviews/drafting/rules/draft-faults'
import { hasRelease, releaseLine } from '@/lib/reviews/drafting/rules/permission-lines'
import { useContent, useFieldFault, useWizard } from '@/components/reviews/asking/wizard-context'
import { SummaryLine } from '@/components/reviews/asking/summary-line'
import { useNames } from '@/components/reviews/asking/use-privacy-notice'

/** When the subject reads the results. */
export function Release() {
  const { form } = useWizard()
  const content = useContent()
  const { anonymity, releaseMode } = content
  const { subject } = useNames()
  const error = useFieldFault('releaseMode')
  if (!hasRelease(content)) return null

  const isNamed = anonymity === 'NAMED'
  const radio = (mode: typeof releaseMode) => ({
    name: 'releaseMode',
    value: mode,
    checked: releaseMode === mode,
    onChange: () => form.setValue('releaseMode', mode),
  })
  return (
    <SummaryLine title="Release" value={releaseLine(releaseMode, subject)} fault={error}>
      <div data-field="releaseMode">
        <RadioGroup legend="Release" quietLegend error={error}>
          <Radio {...radio('BY_HAND')} label="When you release it" />
          <Radio {...radio('AT_CLOSE')} label="When it closes" />
          <Radio
            {...radio('AT_ONCE')}
            label="Each answer as it arrives"
            hint={isNamed ? undefined : atOnceWithoutNamesFault()}
            disabled={!isNamed && releaseMode !== 'AT_ONCE'}
          />
        </RadioGroup>
        <p className="mt-3">
          <LearnMore apart topic="release-results" />
        </p>
      </div>
    </SummaryLine>
  )
}
