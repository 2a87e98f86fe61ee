'use client'

import { errorOf } from '@/components/ui/form/bound-field'
import type { ActionForm } from '@/components/ui/form/use-action-form'
import { Radio, RadioGroup } from '@/components/ui/form/radio-group'
import { Card } from '@/components/ui/layout/card'
import { ANONYMITY_FLOOR } from '@/lib/reviews/model/rules/anonymity'
import type { EditReviewInput } from '@/lib/reviews/operating/schema'
import type { ManagedReview } from '@/lib/reviews/operating/queries'

interface PrivacyProps {
  form: ActionForm<EditReviewInput, EditReviewInput>['form']
  review: ManagedReview
}

function Names({ form, review: { subjectName } }: PrivacyProps) {
  const chosen = form.watch('anonymity')

  function choose(anonymity: EditReviewInput['anonymity']) {
    form.setValue('anonymity', anonymity)
    if (anonymity !== 'NAMED' && form.getValues('releaseMode') === 'AT_ONCE') form.setValue('releaseMode', 'BY_HAND')
  }

  const radio = (anonymity: EditReviewInput['anonymity']) => ({
    name: 'anonymity',
    value: anonymity,
    checked: chosen === anonymity,
    onChange: () => choose(anonymity),
  })
  return (
    <RadioGroup legend="Names" error={errorOf({ form, name: 'anonymity' })}>
      <Radio {...radio('NAMED')} label="Named" hint="Everyone who sees the results sees names" />
      <Radio
        {...radio('CONFIDENTIAL')}
        label="Confidential"
        hint={`${subjectName ?? 'The person it’s about'} sees no names, from ${ANONYMITY_FLOOR} answers on`}
      />
    </RadioGroup>
  )
}

function Release({ form, review: { settings } }: PrivacyProps) {
  const [chosen, anonymity] = form.watch(['releaseMode', 'anonymity'])
  const radio = (mode: EditReviewInput['releaseMode']) => ({
    name: 'releaseMode',
    value: mode,
    checked: chosen === mode,
    onChange: () => form.setValue('releaseMode', mode),
  })
  return (
    <RadioGroup legend="When they read it" error={errorOf({ form, name: 'releaseMode' })}>
      <Radio {...radio('BY_HAND')} label="When you release it" />
      <Radio {...radio('AT_CLOSE')} label="When it closes" />
      {settings.releaseMode === 'AT_ONCE' && (
        <Radio {...radio('AT_ONCE')} label="Each answer as it arrives" disabled={anonymity !== 'NAMED'} />
      )}
    </RadioGroup>
  )
}

/** Names and release, as far as they can become more private. */
export function PrivacyFields({ form, review }: PrivacyProps) {
  const { settings, canHideNames } = review
  const hasNames = settings.anonymity === 'NAMED' && canHideNames
  const hasRelease = settings.releaseMode !== 'BY_HAND' && settings.seenBySubject
  if (!hasNames && !hasRelease) return null
  return (
    <Card className="grid gap-4">
      <h2 className="text-md font-semibold">How much is shown</h2>
      <p className="text-muted">This can only become more private.</p>
      {hasNames && <Names form={form} review={review} />}
      {hasRelease && <Release form={form} review={review} />}
    </Card>
  )
}
