import type { Metadata } from 'next'
import { TwoStepScreen } from '@/components/members/second-factor/two-step-screen'
import { findDemandOf } from '@/lib/access/actor'
import { requirePerson, type PersonActor } from '@/lib/access/person'
import { requestFacts } from '@/lib/access/request'
import { isTwoStepForSuperAdmins } from '@/lib/access/two-step'
import { getTwoStep } from '@/lib/members/second-factor/queries'
import { signInParamsSchema } from '@/lib/members/sign-in/schema'
import { safeReturnPath } from '@/lib/shared/routes'

export const metadata: Metadata = { title: 'Two-step sign-in' }

/** The workspaces or the platform requiring two-step sign-in. */
async function findAsker(person: PersonActor) {
  if (person.isSuperAdmin && isTwoStepForSuperAdmins()) return 'platform'
  const workspace = await findDemandOf(person)
  return workspace === null ? null : { workspace }
}

export default async function TwoStepPage({ searchParams }: PageProps<'/profile/two-step'>) {
  const person = await requirePerson()
  const { callbackUrl } = signInParamsSchema.parse(await searchParams)
  const next = safeReturnPath(callbackUrl, (await requestFacts()).origin)
  const [view, demand] = await Promise.all([getTwoStep(person), findAsker(person)])
  return (
    <TwoStepScreen view={view} demand={view.factor ? null : demand} hasWorkspaces={!person.isSuperAdmin} next={next} />
  )
}
