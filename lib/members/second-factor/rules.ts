export const RECOVERY_CODES = 10

/** From the key's display to its first code. */
export const SET_UP_MINUTES = 30

export const isAppCode = (code: string) => /^\d{6}$/.test(code)
export const isRecoveryCode = (code: string) => /^[a-z2-7]{10}$/.test(code)

/** Groups are easier to copy by hand. */
export const inGroups = (text: string, size: number, between: string) =>
  (text.match(RegExp(`.{1,${size}}`, 'g')) ?? []).join(between)

/** The key to scan and as text; `setUp` comes back with the first code. */
export type BegunSecondFactor = { setUp: string; key: string; qr: string[] }

export type SetUp = { userId: string; sessionId: string | null; key: string; until: number }

/** Sealed before it goes to the browser. */
export const setUpText = ({ userId, sessionId, key, until }: SetUp) =>
  `second-factor ${userId} ${sessionId ?? 'none'} ${until} ${key}`

export function setUpIn(text: string): SetUp | null {
  const [, userId, sessionId, until, key] = /^second-factor (\S+) (\S+) (\d+) ([A-Z2-7]+)$/.exec(text) ?? []
  if (userId === undefined || key === undefined) return null
  return { userId, key, sessionId: sessionId === 'none' ? null : (sessionId ?? null), until: Number(until) }
}

export const recoveryFile = (codes: readonly string[], email: string) => ({
  fileName: 'rapport-recovery-codes.txt',
  text: `Recovery codes for ${email} at Rapport. Each works once.\n\n${codes.join('\n')}\n`,
})

export const codesLeftInWords = (count: number) =>
  count === 0 ? 'No recovery codes left' : `${count} of ${RECOVERY_CODES} recovery codes left`
