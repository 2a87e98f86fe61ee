'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/layout/card'
import type { PersonView } from '@/lib/members/people/queries/get-person'
import { formatDate } from '@/lib/shared/dates'

const AccessDialog = dynamic(
  () => import('@/components/members/people/acts/access-dialog').then((module) => module.AccessDialog),
  {
    ssr: false,
  },
)

/** The access state, and why it can't be changed. */
function wordsOf({ isSelf, isActive, can, deactivatedAt }: PersonView, zone: string) {
  if (isSelf) return 'Another admin can deactivate you.'
  if (isActive) return 'Signs them out and keeps everything they wrote. You can reactivate them.'
  if (!can.reactivate) return 'Their account was deleted, so they can’t be reactivated.'
  const since = deactivatedAt ? ` since ${formatDate(deactivatedAt, 'MMM DD, YYYY', zone)}` : ''
  return `Deactivated${since}. Reactivating restores their role, teams and tags.`
}

export function AccessCard({ person, zone }: { person: PersonView; zone: string }) {
  const { id, name, isActive, can } = person
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState(false)
  const isOffered = isActive ? can.deactivate : can.reactivate

  function ask() {
    setAsked(true)
    setOpen(true)
  }

  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="text-md font-semibold">Access</h2>
        <p className="mt-1 text-muted">{wordsOf(person, zone)}</p>
      </div>
      {isOffered && <Button onClick={ask}>{isActive ? 'Deactivate' : 'Reactivate'}</Button>}
      {asked && (
        <AccessDialog
          key={`${isActive}`}
          state={isActive ? 'active' : 'deactivated'}
          people={[{ id, name }]}
          open={open}
          onOpenChange={setOpen}
          onDone={() => setOpen(false)}
        />
      )}
    </Card>
  )
}
