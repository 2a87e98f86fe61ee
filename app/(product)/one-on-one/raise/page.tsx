import type { Metadata } from 'next'
import { OneOnOnesOff } from '@/components/one-on-ones/one-on-ones-off'
import { RaiseScreen } from '@/components/one-on-ones/raise/raise-screen'
import { requireMember } from '@/lib/access/actor'
import { findColleague } from '@/lib/members/queries'
import { oneOnOnesGate } from '@/lib/one-on-ones/queries/one-on-ones-gate'
import { raisedPointSchema } from '@/lib/one-on-ones/schema'

export const metadata: Metadata = { title: 'Add to a one-on-one' }

export default async function RaisePage({ searchParams }: PageProps<'/one-on-one/raise'>) {
  const actor = await requireMember()
  const off = oneOnOnesGate(actor)
  if (off) return <OneOnOnesOff reason={off} />
  const { with: withId, point, link, private: isPrivate } = raisedPointSchema.parse(await searchParams)
  const colleague = await findColleague(actor, withId)
  const partner = colleague && colleague.id !== actor.memberId ? colleague : null
  return <RaiseScreen start={{ partner, point, link, isPrivate: isPrivate !== undefined }} />
}
