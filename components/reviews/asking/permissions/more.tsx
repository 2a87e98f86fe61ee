'use client'

import { Field } from '@/components/ui/form/field'
import { respondentsLine } from '@/lib/reviews/drafting/rules/permission-lines'
import { nominationsOf } from '@/lib/reviews/model/rules/audience'
import { boundsInWords } from '@/lib/reviews/model/rules/nomination-bounds'
import { zoneName } from '@/lib/shared/zone-names'
import { useContent, useFieldFault, useWizard } from '@/components/reviews/asking/wizard-context'
import { RespondentsMay } from './respondents-may'
import { SummaryLine } from '@/components/reviews/asking/summary-line'
import { ZonePicker } from './when/zone-picker'
import { Nominations } from './who/nominations'

function TimeZone() {
  const { form } = useWizard()
  const { timeZone } = useContent()
  return (
    <Field label="Time zone" error={useFieldFault('timeZone')} className="max-w-sm">
      {(control) => (
        <ZonePicker control={control} value={timeZone} onChange={(zone) => form.setValue('timeZone', zone)} />
      )}
    </Field>
  )
}

/** Rarely changed settings. */
export function More() {
  const content = useContent()
  const zone = useFieldFault('timeZone')
  const nominations = useFieldFault('nominations')
  const bounds = nominationsOf(content)
  const peers = bounds && `${boundsInWords(bounds, 'peer', 'peers')} nominated`
  const value = [peers, respondentsLine(content), `${zoneName(content.timeZone)} time`].filter(Boolean).join(' · ')
  return (
    <SummaryLine title="More" value={value} fault={zone ?? nominations}>
      {content.about !== 'nobody' && <Nominations />}
      <TimeZone />
      <RespondentsMay nested />
    </SummaryLine>
  )
}
