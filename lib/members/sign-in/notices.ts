import 'server-only'
import { absoluteUrl } from '@/lib/platform/links'
import { hashToken } from '@/lib/platform/secrets'
import type { Tx } from '@/lib/platform/tx'
import { queueMail } from '@/lib/notifications/outbox'
import { fullName, type PersonName } from '@/lib/members/rules'

type Claimant = PersonName & { email: string; emailVerifiedAt: Date | null }

/** Hashed from the token and the target page. */
export const signInLinkKey = (tokenHash: string, returnPath: string) => hashToken(`${tokenHash} ${returnPath}`)

/** `sign-in.link`: the link that signs in. An unproven address is not called by the name somebody typed for it. */
export function signInLinkSent(tx: Tx, person: Claimant, { token, returnPath }: { token: string; returnPath: string }) {
  const isKnown = person.emailVerifiedAt !== null
  return queueMail(tx, null, [
    {
      event: 'sign-in.link',
      key: signInLinkKey(hashToken(token), returnPath),
      to: { address: person.email, name: isKnown ? fullName(person) : '' },
      props: {
        recipientName: isKnown ? person.firstName : '',
        email: person.email,
        link: absoluteUrl(`/auth/magic-link/${token}?callbackUrl=${encodeURIComponent(returnPath)}`),
      },
    },
  ])
}
