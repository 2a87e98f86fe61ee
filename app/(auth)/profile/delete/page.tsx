import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { DeleteAccountForm } from '@/components/members/account/delete-account-form'
import { DeleteAccountScreen } from '@/components/members/account/delete-account-screen'
import { DeletionLinkForm } from '@/components/members/account/deletion-link-form'
import { findActor } from '@/lib/access/actor'
import { findAdmin } from '@/lib/access/admin'
import { requirePerson } from '@/lib/access/person'
import { listOwnPlaces } from '@/lib/members/account/queries'
import { deletionParamsSchema } from '@/lib/members/account/schema'
import { hasPassword } from '@/lib/members/passwords/queries'

export const metadata: Metadata = { title: 'Delete your account' }

const settings = { href: '/profile?tab=settings', label: 'Back to your settings' }
const workspaces = { href: '/workspace/switch', label: 'Back to your workspaces' }

type Search = Promise<Record<string, string | string[] | undefined>>

/** Looking deletes nothing, with the link of a mail neither: the button does. Who has lost their place can do it too. */
export default async function DeleteAccountPage({ searchParams }: { searchParams: Search }) {
  const person = await requirePerson()
  if (await findAdmin()) redirect('/admin')
  const { code } = deletionParamsSchema.parse(await searchParams)
  const [places, password, actor] = await Promise.all([listOwnPlaces(person), hasPassword(person), findActor()])
  const back = actor ? settings : workspaces
  return (
    <DeleteAccountScreen {...{ places, back }}>
      {password || code !== '' ? (
        <DeleteAccountForm code={code} back={back.href} />
      ) : (
        <DeletionLinkForm email={person.email} back={back.href} />
      )}
    </DeleteAccountScreen>
  )
}
