'use client'

import { Field } from '@/components/ui/form/field'
import { PlainField } from '@/components/ui/form/plain/plain-field'
import type { PlainForm } from '@/components/ui/form/plain/use-plain-form'
import { Select } from '@/components/ui/input/select'
import type { PreferencesView } from '@/lib/notifications/preferences/queries/get-preferences'
import { Of, SettingRow } from './setting-row'

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour % 12 || 12).padStart(2, '0')}:00 ${hour < 12 ? 'am' : 'pm'}`,
}))

const daily = 'Daily mail'
const quiet = 'Quiet hours'

interface TimeRowsProps {
  form: Pick<PlainForm, 'errors' | 'sent'>
  preferences: PreferencesView
  hasSlack: boolean
}

/** When the mail of the day comes, and when none at all. */
export function TimeRows({ form, preferences, hasSlack }: TimeRowsProps) {
  const { digestHour, quietFrom, quietUntil } = preferences
  const waiting = hasSlack ? 'Mail and Slack wait until then' : 'Mail waits until then'
  return (
    <>
      <SettingRow hasThree={hasSlack} name={daily} text="Everything you get once a day">
        <Field label={<Of what={daily}>At</Of>} error={form.errors.digestHour}>
          {(control) => (
            <Select
              {...control}
              name="digestHour"
              options={hours}
              defaultValue={form.sent.digestHour ?? String(digestHour)}
            />
          )}
        </Field>
      </SettingRow>
      <SettingRow hasThree={hasSlack} name={quiet} text={waiting}>
        <PlainField
          {...{ form, defaultValue: quietFrom }}
          name="quietFrom"
          type="time"
          label={<Of what={quiet}>From</Of>}
        />
        <PlainField
          {...{ form, defaultValue: quietUntil }}
          name="quietUntil"
          type="time"
          label={<Of what={quiet}>Until</Of>}
        />
      </SettingRow>
    </>
  )
}
