// A preference says how one person gets one kind of notification in one workspace: in the product, by mail, in Slack,
// daily or not at all. It excludes security, billing and invitations, which reach everyone.
import { z } from 'zod'
import { withMailTimes } from '@/lib/notifications/rules/mail-times'
import { notificationKinds, notificationTypes } from '@/lib/notifications/rules/notification-kinds'

const choice = z.object({
  product: z.enum(['AT_ONCE', 'OFF'], 'Choose whether it is shown.'),
  mail: z.enum(['AT_ONCE', 'DIGEST', 'OFF'], 'Choose when it is mailed.'),
  /** Left out without Slack, so an earlier choice stays. */
  slack: z.enum(['AT_ONCE', 'DIGEST', 'OFF'], 'Choose when it goes to Slack.').optional(),
})

/** Omitted kinds get their default. */
const choices = z.partialRecord(z.enum(notificationTypes), choice).superRefine((chosen, context) => {
  for (const { type, mails } of notificationKinds) {
    const mail = chosen[type]?.mail
    if (mail === undefined || mails.some((one) => one === mail)) continue
    context.addIssue({ code: 'custom', path: [type, 'mail'], message: 'Choose when it is mailed.' })
  }
})

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/
const time = z.string().refine((text) => text === '' || TIME.test(text), 'Choose a time like 22:00.')

const hour = z.coerce.number('Choose an hour.').int('Choose an hour.').min(0).max(23)

/** A form sends a field per choice, such as `choices.Review.mail`, and one for the mail times. */
function gathered(sent: unknown) {
  if (typeof sent !== 'object' || sent === null || 'choices' in sent) return sent
  const fields = notificationTypes.map((type) => [type, fieldsUnder(sent, `choices.${type}.`)] as const)
  // A form has no fields for kinds that are switched off.
  const choices = Object.fromEntries(fields.filter(([, chosen]) => Object.keys(chosen).length > 0))
  return { ...withMailTimes(sent), choices }
}

const fieldsUnder = (sent: object, path: string) =>
  Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) => (name.startsWith(path) ? [[name.slice(path.length), value]] : [])),
  )

export const savePreferencesSchema = z.preprocess(
  gathered,
  z
    .object({ choices, digestHour: hour, quietFrom: time.default(''), quietUntil: time.default('') })
    .refine(({ quietFrom, quietUntil }) => (quietFrom === '') === (quietUntil === ''), {
      path: ['quietUntil'],
      error: 'Give both times, or neither.',
    })
    .refine(({ quietFrom, quietUntil }) => quietFrom === '' || quietFrom !== quietUntil, {
      path: ['quietUntil'],
      error: 'Give two different times.',
    }),
)
export type SavePreferencesInput = z.infer<typeof savePreferencesSchema>
