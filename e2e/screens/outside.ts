import type { Screen } from './screen'

const token = 'x'.repeat(43)
const outside: [name: string, path: string][] = [
  ['front page', '/'],
  ['support', '/support'],
  ['sign-in', '/auth/login?error=SessionRequired'],
  ['register', '/auth/register'],
  ['link sent', '/auth/magic-link/sent'],
  ['used link', `/auth/magic-link/${token}`],
  ['forgotten password', '/forgot-password'],
  ['used reset link', `/reset-password?token=${token}`],
  ['used confirmation', `/email-verification-result?token=${token}`],
  ['unknown review link', `/feedback/rvc-${token}`],
  ['nothing there', '/nowhere-at-all'],
]
export const outsideScreens: Screen[] = [
  ...outside.map(([name, path]): Screen => ({ name, who: 'nobody', path: () => path })),
  { name: 'answering by link', who: 'nobody', path: ({ code }) => `/feedback/rvc-${code}` },
  { name: 'mail to people outside', who: 'nobody', path: ({ code }) => `/feedback/rvc-${code}/unsubscribe` },
  { name: 'mailbox', who: 'nobody', path: () => '/mailbox' },
  { name: 'a letter', who: 'nobody', path: ({ mail }) => `/mailbox/${mail.id}` },
  { name: 'a link that signs in', who: 'nobody', path: ({ links }) => links.signIn.path },
  { name: 'a new password', who: 'nobody', path: ({ links }) => links.reset.path },
  { name: 'confirming an address', who: 'nobody', path: ({ links }) => links.proof.path },
]
