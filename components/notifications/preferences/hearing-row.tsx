'use client'

import { Field } from '@/components/ui/form/field'
import { Select } from '@/components/ui/input/select'
import type { PreferencesView } from '@/lib/notifications/preferences/queries'
import type { hearings } from '@/lib/notifications/preferences/schema'

const inProduct = [
  { value: 'AT_ONCE', label: 'Shown' },
  { value: 'OFF', label: 'Not shown' },
]

const byMail = [
  { value: 'AT_ONCE', label: 'At once' },
  { value: 'DIGEST', label: 'Once a day' },
  { value: 'OFF', label: 'Never' },
]

type HearingRowProps = (typeof hearings)[number] & {
  preferences: PreferencesView
  /** What was typed, where the page was made anew by a form sent without its script. */
  sent: Readonly<Record<string, string>>
}

/** One kind of thing: what it is, and how it is heard of in the product and by mail. */
export function HearingRow({ name, text, product, mail, preferences, sent }: HearingRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-3.5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium">{name}</p>
        <p className="text-sm text-pretty text-muted">{text}</p>
      </div>
      <div className="grid grid-cols-2 gap-3 max-sm:w-full">
        <Field label={<Of what={name}>In Rapport</Of>} className="sm:w-36">
          {(control) => (
            <Select
              {...control}
              name={product}
              options={inProduct}
              defaultValue={sent[product] ?? preferences[product]}
            />
          )}
        </Field>
        <Field label={<Of what={name}>By mail</Of>} className="sm:w-36">
          {(control) => (
            <Select {...control} name={mail} options={byMail} defaultValue={sent[mail] ?? preferences[mail]} />
          )}
        </Field>
      </div>
    </li>
  )
}

/** Beside its row a label is short; read aloud alone it says of what it speaks. */
function Of({ what, children }: { what: string; children: string }) {
  return (
    <>
      <span className="sr-only">{what}: </span>
      {children}
    </>
  )
}
