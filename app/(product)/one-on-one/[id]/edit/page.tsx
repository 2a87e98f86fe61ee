import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { EditOneOnOneScreen } from '@/components/one-on-ones/form/one-on-one-form-screen'
import { OneOnOnesOff } from '@/components/one-on-ones/one-on-ones-off'
import { requireMember } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { getOneOnOneForm } from '@/lib/one-on-ones/queries/get-one-on-one-form'
import { oneOnOnesGate } from '@/lib/one-on-ones/queries/one-on-ones-gate'
import { isId } from '@/lib/shared/id'

export const metadata: Metadata = { title: 'Edit one-on-one' }

export default async function EditOneOnOnePage({ params }: PageProps<'/one-on-one/[id]/edit'>) {
  const actor = await requireMember()
  const off = oneOnOnesGate(actor)
  if (off) return <OneOnOnesOff reason={off} />
  const { id } = await params
  if (!isId(id)) notFound()
  const start = await onScreen(getOneOnOneForm(actor, id))
  if (start === null) redirect(`/one-on-one/${id}`)
  return <EditOneOnOneScreen start={start} />
}
