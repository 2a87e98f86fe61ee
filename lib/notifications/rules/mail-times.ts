/** Quiet hours are both empty when there are none. */
export type MailTimes = { digestHour: number; quietFrom: string; quietUntil: string }

/** The usual choices. The daily mail comes as the quiet hours end. */
export const mailTimes = {
  anytime: { label: 'Any time', digestHour: 9, quietFrom: '', quietUntil: '' },
  day: { label: '8 am to 8 pm', digestHour: 8, quietFrom: '20:00', quietUntil: '08:00' },
  work: { label: '9 am to 6 pm', digestHour: 9, quietFrom: '18:00', quietUntil: '09:00' },
} as const satisfies Record<string, MailTimes & { label: string }>

export const OWN_TIMES = 'own'

const isSame = (one: MailTimes, other: MailTimes) =>
  one.digestHour === other.digestHour && one.quietFrom === other.quietFrom && one.quietUntil === other.quietUntil

export const mailTimesOf = (times: MailTimes): string =>
  Object.entries(mailTimes).find(([, usual]) => isSame(usual, times))?.[0] ?? OWN_TIMES

/** Adds the hours of the chosen preset to the form's input. */
export function withMailTimes(sent: object): object {
  const chosen = 'mailTimes' in sent ? sent.mailTimes : undefined
  const usual = Object.entries(mailTimes).find(([key]) => key === chosen)?.[1]
  return usual ? { ...sent, ...usual } : sent
}
