'use client'

import { Field } from '@/components/ui/form/field'
import { Select } from '@/components/ui/input/select'
import type { PreferencesView } from '@/lib/notifications/preferences/queries/get-preferences'
import { Of, SettingRow } from './setting-row'

const inProduct = [
  { value: 'AT_ONCE', label: 'Shown' },
  { value: 'OFF', label: 'Not shown' },
]

const elsewhere = [
  { value: 'AT_ONCE', label: 'Immediately' },
  { value: 'DIGEST', label: 'Once a day' },
  { value: 'OFF', label: 'Never' },
] as const

type HearingRowProps = PreferencesView['choices'][number] & {
  /** The typed values, after a submit without script. */
  sent: Readonly<Record<string, string>>
  hasSlack: boolean
}

/** One kind and its product, mail and Slack settings. */
export function HearingRow({ type, name, text, product, mail, mails, slack, sent, hasSlack }: HearingRowProps) {
  const fields = {
    product: `choices.${type}.product`,
    mail: `choices.${type}.mail`,
    slack: `choices.${type}.slack`,
  }
  return (
    <SettingRow name={name} text={text} hasThree={hasSlack}>
      <Field
        label={
          <Of what={name} hasHead>
            In Rapport
          </Of>
        }
      >
        {(control) => (
          <Select
            {...control}
            name={fields.product}
            options={inProduct}
            defaultValue={sent[fields.product] ?? product}
          />
        )}
      </Field>
      <Field
        label={
          <Of what={name} hasHead>
            By mail
          </Of>
        }
      >
        {(control) => (
          <Select
            {...control}
            name={fields.mail}
            options={elsewhere.filter(({ value }) => mails.includes(value))}
            defaultValue={sent[fields.mail] ?? mail}
          />
        )}
      </Field>
      {hasSlack && (
        <Field
          label={
            <Of what={name} hasHead>
              In Slack
            </Of>
          }
        >
          {(control) => (
            <Select {...control} name={fields.slack} options={elsewhere} defaultValue={sent[fields.slack] ?? slack} />
          )}
        </Field>
      )}
    </SettingRow>
  )
}
