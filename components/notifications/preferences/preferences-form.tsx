'use client'

import { Button } from '@/components/ui/button/button'
import { Callout } from '@/components/ui/display/callout'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { usePlainForm } from '@/components/ui/form/plain/use-plain-form'
import { Card } from '@/components/ui/layout/card'
import { toast } from '@/components/ui/overlay/toast'
import { savePreferencesAction } from '@/lib/notifications/preferences/actions'
import type { PreferencesView } from '@/lib/notifications/preferences/queries/get-preferences'
import { HearingRow } from './hearing-row'
import { SettingHeads } from './setting-row'
import { TimeRows } from './time-rows'

interface PreferencesFormProps {
  preferences: PreferencesView
  /** The reader's zone in words. */
  zone: string
  hasSlack: boolean
}

/** Settings by kind, the daily mail's time, and quiet hours. */
export function PreferencesForm({ preferences, zone, hasSlack }: PreferencesFormProps) {
  const form = usePlainForm({
    action: savePreferencesAction,
    onSuccess: () => toast({ type: 'success', title: 'Notification settings saved' }),
  })
  const { choices, email, bounceReason } = preferences
  return (
    <PlainFormFrame data-keep form={form}>
      {bounceReason && (
        <Callout tone="warning" title={`Mail to ${email} was refused`}>
          <p>{bounceReason}</p>
        </Callout>
      )}
      <Card flush className="divide-y divide-line">
        <SettingHeads heads={['In Rapport', 'By mail', ...(hasSlack ? ['In Slack'] : [])]} />
        <ul className="divide-y divide-line">
          {choices.map((choice) => (
            <HearingRow key={choice.type} {...choice} hasSlack={hasSlack} sent={form.sent} />
          ))}
          <TimeRows form={form} preferences={preferences} hasSlack={hasSlack} />
        </ul>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4 sm:px-6">
          <Button type="submit" variant="primary" pending={form.pending}>
            Save notifications
          </Button>
          <span className="text-sm text-subtle">Times are in {zone}.</span>
        </div>
      </Card>
      <p className="-mt-1 text-sm text-pretty text-subtle">
        E-mails about your account, your role, the workspace and invitations are always sent immediately.
      </p>
    </PlainFormFrame>
  )
}
