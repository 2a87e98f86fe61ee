import 'server-only'
import { fullName, type PersonName } from '@/lib/members/rules'
import { queueMail } from '@/lib/notifications/outbox'
import { now } from '@/lib/platform/clock'
import { absoluteUrl } from '@/lib/platform/links'
import type { Tx } from '@/lib/platform/tx'
import { formatDateTime } from '@/lib/shared/dates'
import { codesLeftInWords } from './rules'

type Addressee = PersonName & { email: string; timeZone: string }

const changes = {
  'turned-on': 'second-factor.turned-on',
  'turned-off': 'second-factor.turned-off',
  'codes-replaced': 'second-factor.codes-replaced',
} as const

export type FactorChange = keyof typeof changes

const settingsPath = '/profile/two-step'

const supportPath = '/support?query=contact'

const around = ({ email, timeZone, ...name }: Addressee) => ({
  key: now().toISOString(),
  to: { address: email, name: fullName(name) },
  props: { recipientName: name.firstName, at: formatDateTime(now(), timeZone, true) },
})

/** `second-factor.turned-on`, `.turned-off`, `.codes-replaced`: the person, in case it wasn't them. */
export function secondFactorChanged(tx: Tx, { email, timeZone, firstName, lastName }: Addressee, change: FactorChange) {
  const { key, to, props } = around({ email, timeZone, firstName, lastName })
  const more = { link: absoluteUrl('/forgot-password'), supportLink: absoluteUrl(supportPath) }
  return queueMail(tx, null, [{ event: changes[change], key, to, props: { ...props, ...more } }])
}

/** `second-factor.recovery-code-used`: the person, with how many are left. */
export function recoveryCodeUsed(tx: Tx, { email, timeZone, firstName, lastName }: Addressee, count: number) {
  const { key, to, props } = around({ email, timeZone, firstName, lastName })
  const more = { codesLeft: codesLeftInWords(count), link: absoluteUrl(settingsPath) }
  return queueMail(tx, null, [{ event: 'second-factor.recovery-code-used', key, to, props: { ...props, ...more } }])
}

/** `second-factor.reset`: the person whose second factor a super admin reset. */
export function secondFactorReset(tx: Tx, person: Addressee) {
  const { key, to, props } = around(person)
  const more = { link: absoluteUrl(supportPath) }
  return queueMail(tx, null, [{ event: 'second-factor.reset', key, to, props: { ...props, ...more } }])
}
