/** The storage key with which next-auth's client announces session changes. */
export const sessionKey = 'nextauth.message'

/** Announces a changed session to other tabs, not to this one. */
export function announceSession(trigger: 'signIn' | 'signOut') {
  const timestamp = Math.floor((performance.timeOrigin + performance.now()) / 1000)
  localStorage.setItem(sessionKey, JSON.stringify({ event: 'session', data: { trigger }, timestamp }))
}
