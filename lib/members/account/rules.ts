/** What somebody without a password proves by a mailed link that it is them who asks for it. */
export const provables = ['deletion', 'email-change'] as const
export type Provable = (typeof provables)[number]

/** By which mail they are sent that link. */
export const proofEvents = { deletion: 'account.deletion-asked', 'email-change': 'email.change-begun' } as const

/** How long such a link counts. */
export const proofMinutes = 30

/** The name of a deleted account, beside what it wrote to others. */
export const formerColleague = { firstName: 'Former', lastName: 'colleague' } as const

/** An address that can receive nothing and that nobody else can have. */
export const formerAddress = (userId: string) => `${userId}@deleted.invalid`

/** What the secret of such a link is made for: one act of one person, until one moment. */
export const proofPurpose = (act: Provable, userId: string, until: number) => `account-${act}:${userId}:${until}`

/** The code of such a link in its parts, or null when it cannot be one. `until` is in milliseconds. */
export function proofCodeIn(code: string): { until: number; secret: string } | null {
  const [, until = '', secret = ''] = /^(\d{13})\.([\w-]{43})$/.exec(code) ?? []
  return secret === '' ? null : { until: Number(until), secret }
}
