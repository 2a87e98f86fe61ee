import type { Metadata } from 'next'
import { NewOneOnOneScreen } from '@/components/one-on-ones/form/one-on-one-form-screen'
import { OneOnOnesOff } from '@/components/one-on-ones/one-on-ones-off'
import { requireMember } from '@/lib/access/actor'
import { getNewOneOnOne } from '@/lib/one-on-ones/queries/get-one-on-one-form'
import { oneOnOnesGate } from '@/lib/one-on-ones/queries/one-on-ones-gate'
import { newOneOnOneSchema } from '@/lib/one-on-ones/schema'

export const metadata: Metadata = { title: 'Schedule a one-on-one' }

export default async function AddOneOnOnePage({ searchParams }: PageProps<'/one-on-one/add'>) {
  const actor = await requireMember()
  const off = oneOnOnesGate(actor)
  if (off) return <OneOnOnesOff reason={off} />
  return <NewOneOnOneScreen start={await getNewOneOnOne(actor, newOneOnOneSchema.parse(await searchParams))} />
}
