'use client'

import { MentionBox } from '@/components/members/picker/mention-box'
import { useMentioned } from '@/components/members/picker/mentioned'
import { GateReason } from '@/components/shell/gate-reason'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { cx } from '@/components/ui/cx'
import { Callout } from '@/components/ui/display/callout'
import { TextareaField } from '@/components/ui/form/textarea-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { useMadeId } from '@/components/ui/form/use-made-ids'
import { toast } from '@/components/ui/overlay/toast'
import { giveApplauseAction } from '@/lib/applause/actions'
import type { ApplauseFormStart } from '@/lib/applause/queries/get-applause-form'
import { applauseLimits } from '@/lib/applause/rules/applause-limits'
import { fullCount } from '@/lib/shared/text'
import { AudienceField } from './audience-field'
import { CategoryField } from './category-field'
import { ThankedField } from './thanked-field'

interface GiveFormProps {
  start: ApplauseFormStart
  onSent: () => void
  /** The cancel button. */
  cancel: ReactNode
  /** Buttons at the right, as in every dialog. */
  inDialog?: boolean
}

export function GiveForm({ start, onSent, cancel, inDialog }: GiveFormProps) {
  const { people, categories, left, gate, workspaceName, keptKey } = start
  const withMadeId = useMadeId()
  const mentioned = useMentioned()
  const { form, bind, pending } = useActionForm({
    schema: () => import('@/lib/applause/schema').then((module) => module.applauseFieldsSchema),
    action: (values) =>
      withMadeId((madeId) => giveApplauseAction({ ...values, madeId, mentionedIds: mentioned.idsIn(values.words) })),
    defaultValues: {
      recipientIds: people.map(({ id }) => id),
      categoryId: '',
      words: '',
      isPublic: true,
      toManager: false,
    },
    keptKey,
    onSuccess: () => {
      toast({ type: 'success', title: 'Applause sent' })
      onSent()
    },
  })
  if (gate !== null) {
    return (
      <Callout tone="info">
        <GateReason reason={gate} />
      </Callout>
    )
  }
  return (
    <form data-keep {...bind} className="grid grid-cols-1 gap-5">
      <div data-first={people.length === 0 ? '' : undefined}>
        <ThankedField form={form} people={people} />
      </div>
      <div data-first={people.length === 0 ? undefined : ''}>
        <CategoryField form={form} categories={categories} />
      </div>
      <div data-restored>
        <MentionBox mentioned={mentioned}>
          <TextareaField form={form} name="words" label="Message" required rows={4} limit={applauseLimits.words} />
        </MentionBox>
      </div>
      <AudienceField form={form} workspaceName={workspaceName} />
      <div className={cx('flex flex-wrap items-center gap-2', inDialog && 'flex-row-reverse')}>
        <Button type="submit" variant="primary" pending={pending}>
          Send
        </Button>
        {cancel}
        {left !== null && (
          <p className={cx('text-sm text-subtle tabular-nums', inDialog ? 'mr-auto' : 'ml-auto')}>
            {fullCount(left)} left this month in {workspaceName}
          </p>
        )}
      </div>
    </form>
  )
}
