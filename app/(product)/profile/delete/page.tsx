import type { Metadata } from 'next'
import { DeleteAccountForm } from '@/components/members/account/delete-account-form'
import { DeleteAccountScreen } from '@/components/members/account/delete-account-screen'
import { DeletionLinkForm } from '@/components/members/account/deletion-link-form'
import { requireMember } from '@/lib/access/actor'
import { listOwnPlaces } from '@/lib/members/account/queries'
import { deletionParamsSchema } from '@/lib/members/account/schema'
import { hasPassword } from '@/lib/members/passwords/queries'

export const metadata: Metadata = { title: 'Delete your account' }

type Search = Promise<Record<string, string | string[] | undefined>>

/** Looking deletes nothing, with the link of a mail neither: the button does. */
export default async function DeleteAccountPage({ searchParams }: { searchParams: Search }) {
  const actor = await requireMember()
  const { code } = deletionParamsSchema.parse(await searchParams)
  const [places, password] = await Promise.all([listOwnPlaces(actor), hasPassword(actor)])
  return (
    <DeleteAccountScreen places={places}>
      {password || code !== '' ? <DeleteAccountForm code={code} /> : <DeletionLinkForm email={actor.email} />}
    </DeleteAccountScreen>
  )
}
