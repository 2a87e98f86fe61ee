import { memberActorAt } from '@/lib/access/actor'
import { adminActorAt } from '@/lib/access/admin'
import { confirmSubscription } from '@/lib/admin/newsletter/commands/confirm-subscription'
import { subscribe } from '@/lib/admin/newsletter/commands/subscribe'
import { announceDeletion } from '@/lib/admin/organizations/commands/announce-deletion'
import { suspendWorkspace } from '@/lib/admin/organizations/commands/suspend-workspace'
import { sendInquiry } from '@/lib/admin/support/commands/send-inquiry'
import { beginSession } from '@/lib/members/sign-in/commands/begin-session'
import { daysFrom, now, setClock } from '@/lib/platform/clock'
import { people } from '@/prisma/seed/acme/people'
import type { PostOffice } from '@/prisma/seed/stage/post-office'
import { playCampaigns } from './campaign'
import { inquiries, readers } from './companies'
import { playPayers } from './payers'

// An address for documents (RFC 5737), so that no limit of a real one is used up.
const visitor = { address: '192.0.2.3', device: null, registration: null }

async function playWebsite(postOffice: PostOffice, goTo: (days: number) => void) {
  for (const { days, ...inquiry } of inquiries) {
    goTo(days)
    await sendInquiry(visitor, inquiry)
  }
  for (const email of readers) await subscribe(visitor, { email })
  await postOffice.send()
  for (const email of readers.slice(1)) {
    const [token = ''] = await postOffice.find(email, /newsletter\?token=([\w-]{43})/)
    await confirmSubscription(visitor, { token })
  }
}

/** What the super admin looks after: further workspaces of every plan and state, campaigns, inquiries and readers. */
export async function playPlatform(postOffice: PostOffice) {
  const present = now()
  const goTo = (daysAgo: number) => {
    const moment = daysFrom(present, -daysAgo)
    setClock(() => moment)
  }
  const root = await adminActorAt('super@platform.example')
  const ids = await playCampaigns(root, postOffice, goTo)
  await playPayers(goTo, present)
  await playWebsite(postOffice, goTo)
  goTo(5)
  await suspendWorkspace(root, {
    id: ids['eastgate'] ?? '',
    reason: 'Reported for sending spam. Waiting for an answer.',
  })
  await announceDeletion(root, { id: ids['cedarline'] ?? '', reason: 'Asked for by its founder on the phone.' })
  goTo(0)
  const { userId } = await memberActorAt('acme', people.amara.email)
  await beginSession({ id: userId }, 'Safari on a Mac')
  await postOffice.send()
  await postOffice.settle()
  setClock()
}
