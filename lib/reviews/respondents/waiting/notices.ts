import 'server-only'
import { absoluteUrl } from '@/lib/platform/links'
import { outsideLinks } from '../../externals/notices'
import type { OutsideRecipient } from '../outside/queries'

type Member = { email: string; name: string }

/** Whom a letter goes to, and what it leads them to. */
type Addressed = {
  to: { address: string; name: string }
  props: { recipientName: string; link: string; unsubscribeLink?: string }
}

/** A letter for each: members are led to the product, people outside to their own link. */
export const addressed = (reviewId: string, members: Member[], outside: OutsideRecipient[]): Addressed[] => [
  ...members.map(({ email, name }) => ({
    to: { address: email, name },
    props: { recipientName: name, link: absoluteUrl(`/feedback/id/${reviewId}`) },
  })),
  ...outside.map(({ email, name, code }) => ({
    to: { address: email, name },
    props: { recipientName: name, ...outsideLinks(code) },
  })),
]
