'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { recordEvent } from '@/components/shell/analytics/record-event'
import { Button } from '@/components/ui/button/button'
import { PlainField } from '@/components/ui/form/plain/plain-field'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { usePlainForm } from '@/components/ui/form/plain/use-plain-form'
import { toast } from '@/components/ui/overlay/toast'
import { invitePeopleAction } from '@/lib/invitations/actions'
import { invitedNews, nextPage } from './next-page'

async function inviteAsMembers(_before: unknown, form: FormData) {
  const addressees = String(form.get('addressees') ?? '')
  const answer = await invitePeopleAction({ addressees, role: 'Member', isManager: false, teamIds: [], tagIds: [] })
  return { ...answer, sent: { addressees } }
}

/** Invites Members in place; the full page offers roles, teams and tags. */
export function InviteHere() {
  const router = useRouter()
  const form = usePlainForm({ action: inviteAsMembers })
  const outcome = form.success?.data
  const addressees = form.success?.sent?.addressees?.trim()

  useEffect(() => {
    if (!outcome) return
    const typed = addressees ?? ''
    const news = invitedNews(outcome, typed)
    if (news) toast(news)
    if (outcome.invited > 0) recordEvent('invitation.sent')
    const next = nextPage(outcome, typed)
    if (next === null) router.refresh()
    else router.push(next)
  }, [outcome, addressees, router])

  return (
    <PlainFormFrame data-keep form={form} className="relative -mx-1 mt-1 flex flex-wrap items-start gap-2 p-1">
      <div className="max-w-md min-w-0 flex-1 basis-56">
        <PlainField
          form={form}
          name="addressees"
          label="E-mail addresses"
          quietLabel
          data-missing="Enter at least one e-mail address."
          placeholder="priya@example.com, tom@example.com"
          autoComplete="off"
          required
        />
      </div>
      <Button type="submit" variant="primary" pending={form.pending}>
        Invite
      </Button>
    </PlainFormFrame>
  )
}
