'use client'

import { Button } from '@/components/ui/button/button'
import { Callout } from '@/components/ui/display/callout'
import { Field } from '@/components/ui/form/field'
import { PlainField } from '@/components/ui/form/plain/plain-field'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { usePlainForm } from '@/components/ui/form/plain/use-plain-form'
import { Select } from '@/components/ui/input/select'
import { toast } from '@/components/ui/overlay/toast'
import { savePreferencesAction } from '@/lib/notifications/preferences/actions'
import type { PreferencesView } from '@/lib/notifications/preferences/queries'
import { hearings } from '@/lib/notifications/preferences/schema'
import { HearingRow } from './hearing-row'

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour % 12 || 12).padStart(2, '0')}:00 ${hour < 12 ? 'am' : 'pm'}`,
}))

interface PreferencesFormProps {
  preferences: PreferencesView
  /** The reader's zone in words. */
  zone: string
}

/** How one wants to hear of things: kind by kind, when the daily mail comes, and when no mail at all. */
export function PreferencesForm({ preferences, zone }: PreferencesFormProps) {
  const form = usePlainForm({
    action: savePreferencesAction,
    onSuccess: () => toast({ type: 'success', title: 'Your notifications are set' }),
  })
  const { email, bounceReason, digestHour, quietFrom, quietUntil } = preferences
  return (
    <PlainFormFrame form={form}>
      {bounceReason && (
        <Callout tone="warning" title={`Our last mail to ${email} came back`}>
          The mail server said: {bounceReason} We try again with the next mail.
        </Callout>
      )}
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {hearings.map((hearing) => (
          <HearingRow key={hearing.type} {...hearing} sent={form.sent} preferences={preferences} />
        ))}
      </ul>
      <p className="text-sm text-pretty text-subtle">
        Mail about your account, signing in, billing and invitations always comes, at once.
      </p>
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <Field label="Daily mail at" hint="For what you get once a day." error={form.errors.digestHour}>
          {(control) => (
            <Select
              {...control}
              name="digestHour"
              options={hours}
              defaultValue={form.sent.digestHour ?? String(digestHour)}
            />
          )}
        </Field>
        <PlainField
          form={form}
          name="quietFrom"
          label="No mail from"
          type="time"
          defaultValue={quietFrom}
          hint="Empty: mail at any hour."
        />
        <PlainField form={form} name="quietUntil" label="Until" type="time" defaultValue={quietUntil} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="primary" pending={form.pending}>
          Save notifications
        </Button>
        <span className="text-sm text-subtle">Times are those of {zone}.</span>
      </div>
    </PlainFormFrame>
  )
}
