// A preference says how one person wants to hear of one kind of thing in one workspace: in the product, by mail, once a
// day or not at all. It is kept out of security, billing and invitations: those reach everybody.
import { z } from 'zod'

const product = z.enum(['AT_ONCE', 'OFF'], 'Choose whether it is shown.')
const mail = z.enum(['AT_ONCE', 'DIGEST', 'OFF'], 'Choose when it is mailed.')

const dailyMail = z.enum(['DIGEST', 'OFF'], 'Choose when it is mailed.')

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/
const time = z.string().refine((text) => text === '' || TIME.test(text), 'Choose a time like 22:00.')

const hour = z.coerce.number('Choose an hour.').int('Choose an hour.').min(0).max(23)

export const savePreferencesSchema = z
  .object({
    ...{ reviewProduct: product, reviewMail: mail, inviteProduct: product, inviteMail: dailyMail },
    digestHour: hour,
    quietFrom: time.default(''),
    quietUntil: time.default(''),
  })
  .refine(({ quietFrom, quietUntil }) => (quietFrom === '') === (quietUntil === ''), {
    path: ['quietUntil'],
    error: 'Give both times, or neither.',
  })
  .refine(({ quietFrom, quietUntil }) => quietFrom === '' || quietFrom !== quietUntil, {
    path: ['quietUntil'],
    error: 'Give two different times.',
  })
export type SavePreferencesInput = z.infer<typeof savePreferencesSchema>
