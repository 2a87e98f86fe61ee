/** Acts that people without a password confirm by a mailed link. */
export const provables = ['deletion', 'email-change'] as const
export type Provable = (typeof provables)[number]

export const proofEvents = { deletion: 'account.deletion-asked', 'email-change': 'email.change-begun' } as const

export const proofMinutes = 30

export const formerColleague = { firstName: 'Former', lastName: 'colleague' } as const

/** An undeliverable, unique address. */
export const formerAddress = (userId: string) => `${userId}@deleted.invalid`

/** The secret covers one act of one person until one moment. */
export const proofPurpose = (act: Provable, userId: string, until: number) => `account-${act}:${userId}:${until}`

/** Null for a malformed code. `until` is in milliseconds. */
export function proofCodeIn(code: string): { until: number; secret: string } | null {
  const [, until = '', secret = ''] = /^(\d{13})\.([\w-]{43})$/.exec(code) ?? []
  return secret === '' ? null : { until: Number(until), secret }
}
