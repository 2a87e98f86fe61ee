import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { DeleteAccountForm } from '@/components/account/delete-account-form'
import { DeleteAccountScreen } from '@/components/account/delete-account-screen'
import { ProofLinkForm } from '@/components/members/account/proof-link-form'
import { ButtonLink } from '@/components/ui/button/button-link'
import { findActor } from '@/lib/access/actor'
import { requirePerson } from '@/lib/access/person'
import { findProofLink, hasPassword } from '@/lib/members/account/queries'
import { listOwnPlaces } from '@/lib/account/queries/list-places'
import { proofParamsSchema } from '@/lib/members/account/schema'

export const metadata: Metadata = { title: 'Delete your account' }

const settings = { href: '/profile?tab=settings', label: 'Back to your settings' }
const workspaces = { href: '/workspace/switch', label: 'Back to your workspaces' }

/** Only the button deletes. People without a workspace can use it, too. */
export default async function DeleteAccountPage({ searchParams }: PageProps<'/profile/delete'>) {
  const person = await requirePerson()
  if (person.isSuperAdmin) redirect('/admin')
  const { code } = proofParamsSchema.parse(await searchParams)
  const [places, password, actor, proof] = await Promise.all([
    listOwnPlaces(person),
    hasPassword(person),
    findActor(),
    findProofLink(person, 'deletion', code),
  ])
  const back = actor ? settings : workspaces
  return (
    <DeleteAccountScreen places={places} back={back} zone={person.timeZone}>
      {password || proof.code !== '' ? (
        <DeleteAccountForm email={person.email} code={proof.code} back={back.href} />
      ) : (
        <ProofLinkForm act="deletion" email={person.email} gone={proof.gone}>
          <ButtonLink href={back.href}>Keep my account</ButtonLink>
        </ProofLinkForm>
      )}
    </DeleteAccountScreen>
  )
}
