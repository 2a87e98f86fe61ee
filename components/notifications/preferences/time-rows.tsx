'use client'

import { useState } from 'react'
import { Field } from '@/components/ui/form/field'
import { PlainField } from '@/components/ui/form/plain/plain-field'
import type { PlainForm } from '@/components/ui/form/plain/use-plain-form'
import { Select } from '@/components/ui/input/select'
import type { PreferencesView } from '@/lib/notifications/preferences/queries/get-preferences'
import { mailTimes, mailTimesOf, OWN_TIMES } from '@/lib/notifications/rules/mail-times'
import { Of, SettingRow } from './setting-row'

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour % 12 || 12).padStart(2, '0')}:00 ${hour < 12 ? 'am' : 'pm'}`,
}))

const options = [
  ...Object.entries(mailTimes).map(([value, { label }]) => ({ value, label })),
  { value: OWN_TIMES, label: 'Custom' },
]
const daily = 'Daily mail'
const quiet = 'Quiet hours'

/** When the daily mail comes, and what waits. */
function timesInWords(chosen: string, hasSlack: boolean) {
  const waiting = `${hasSlack ? 'Mail and Slack wait' : 'Mail waits'} outside these hours.`
  const usual = Object.entries(mailTimes).find(([value]) => value === chosen)?.[1]
  if (usual === undefined) return waiting
  const daily = `What you get once a day comes at ${hours[usual.digestHour]?.label ?? ''}.`
  return usual.quietFrom === '' ? daily : `${waiting} ${daily}`
}

interface TimeRowsProps {
  form: Pick<PlainForm, 'errors' | 'sent'>
  preferences: PreferencesView
  hasSlack: boolean
}

/** Mail hours as one choice; custom hours appear on demand. */
export function TimeRows({ form, preferences, hasSlack }: TimeRowsProps) {
  const [chosen, setChosen] = useState(form.sent.mailTimes ?? mailTimesOf(preferences))
  return (
    <>
      <SettingRow hasThree={hasSlack} name="Mail times" text={timesInWords(chosen, hasSlack)}>
        <Select
          aria-label="Mail times"
          name="mailTimes"
          options={options}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        />
      </SettingRow>
      {chosen === OWN_TIMES && <OwnTimes form={form} preferences={preferences} hasSlack={hasSlack} />}
    </>
  )
}

function OwnTimes({ form, preferences: { digestHour, quietFrom, quietUntil }, hasSlack }: TimeRowsProps) {
  return (
    <>
      <SettingRow hasThree={hasSlack} name={daily} text="What you get once a day">
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
      <SettingRow
        hasThree={hasSlack}
        name={quiet}
        text={`Mail${hasSlack ? ' and Slack wait' : ' waits'} until they’re over. Leave both empty for none.`}
      >
        <PlainField
          form={form}
          defaultValue={quietFrom}
          name="quietFrom"
          type="time"
          label={<Of what={quiet}>From</Of>}
        />
        <PlainField
          form={form}
          defaultValue={quietUntil}
          name="quietUntil"
          type="time"
          label={<Of what={quiet}>Until</Of>}
        />
      </SettingRow>
    </>
  )
}
