/** The key under which next-auth's own client tells other tabs that the session changed. */
export const sessionKey = 'nextauth.message'

/** Tells this person's other tabs that who is signed in has changed. The tab that tells does not hear it itself. */
export function announceSession(trigger: 'signIn' | 'signOut') {
  const timestamp = Math.floor((performance.timeOrigin + performance.now()) / 1000)
  localStorage.setItem(sessionKey, JSON.stringify({ event: 'session', data: { trigger }, timestamp }))
}
