/** How many recovery codes somebody is given at a time. */
export const RECOVERY_CODES = 10

/** How long somebody has from seeing the key of their app to the first code of it. */
export const SET_UP_MINUTES = 30

export const isAppCode = (code: string) => /^\d{6}$/.test(code)
export const isRecoveryCode = (code: string) => /^[a-z2-7]{10}$/.test(code)

/** A text in groups that are easy to copy by hand. */
export const inGroups = (text: string, size: number, between: string) =>
  (text.match(RegExp(`.{1,${size}}`, 'g')) ?? []).join(between)

/** What an authenticator app takes over, to scan and as text; `setUp` comes back with the first code of it. */
export type BegunSecondFactor = { setUp: string; key: string; qr: string[] }

/** What somebody is about to turn on: the key they were shown, whose it is, and until when a code of it counts. */
export type SetUp = { userId: string; sessionId: string | null; key: string; until: number }

/** A set-up as the browser carries it, before it is sealed. */
export const setUpText = ({ userId, sessionId, key, until }: SetUp) =>
  `second-factor ${userId} ${sessionId ?? 'none'} ${until} ${key}`

/** A set-up read back, or null where a text is none. */
export function setUpIn(text: string): SetUp | null {
  const [, userId, sessionId, until, key] = /^second-factor (\S+) (\S+) (\d+) ([A-Z2-7]+)$/.exec(text) ?? []
  if (userId === undefined || key === undefined) return null
  return { userId, key, sessionId: sessionId === 'none' ? null : (sessionId ?? null), until: Number(until) }
}

/** The file in which somebody keeps their recovery codes. */
export const recoveryFile = (codes: readonly string[], email: string) => ({
  fileName: 'rapport-recovery-codes.txt',
  text: `Recovery codes for ${email} at Rapport. Each works once.\n\n${codes.join('\n')}\n`,
})

/** How many recovery codes are left, in words. */
export const codesLeftInWords = (count: number) =>
  count === 0 ? 'No recovery codes left' : `${count} of ${RECOVERY_CODES} recovery codes left`
