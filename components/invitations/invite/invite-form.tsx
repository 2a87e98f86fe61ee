'use client'

import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button/button'
import { FormActions } from '@/components/ui/form/form-actions'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { FactLine } from '@/components/ui/list/fact-line'
import { invitePeopleAction } from '@/lib/invitations/actions'
import type { InviteStart } from '@/lib/invitations/queries/find-invite-start'
import type { InviteForm as InviteFormView } from '@/lib/invitations/queries/get-invite-form'
import { roomInWords } from '@/lib/invitations/rules/seats'
import { plural } from '@/lib/shared/text'
import { AddressField, useAddresses } from './address-field'
import { InviteDone } from './invite-done'
import { GroupField, ManagesField, RoleField } from './place-fields'
import { useInviting } from './use-inviting'

const SeatOfferDialog = dynamic(
  () => import('@/components/invitations/seats/seat-offer-dialog').then((module) => module.SeatOfferDialog),
  { ssr: false },
)

const idsOf = (choices: readonly { id: string }[]) => choices.map(({ id }) => id)

interface InviteFormProps {
  view: InviteFormView
  start: InviteStart
  zone: string
}

/** Addresses with role and groups. */
export function InviteForm({ view, start, zone }: InviteFormProps) {
  const { teams, tags, can, full } = view
  const router = useRouter()
  const only = !can.chooseRole && teams.rows.length === 1 ? idsOf(teams.rows) : []
  const { form, bind, pending } = useActionForm({
    schema: () => import('@/lib/invitations/schema').then((module) => module.invitePeopleSchema),
    action: invitePeopleAction,
    defaultValues: {
      addressees: start.addressees,
      role: start.role,
      teamIds: start.teams.length > 0 ? idsOf(start.teams) : only,
      tagIds: idsOf(start.tags),
      isManager: start.isManager,
    },
    onSuccess: (answer) => inviting.hear(answer),
  })
  const inviting = useInviting(() => form.getValues())
  const { outcome, offer } = inviting
  const list = useAddresses(form)
  const count = list.addressees.length

  function again() {
    form.reset({ addressees: '', role: 'Member', teamIds: only, tagIds: [], isManager: false })
    inviting.forget()
    router.refresh()
  }

  if (outcome)
    return <InviteDone outcome={outcome} emails={list.addressees.map(({ email }) => email)} onAgain={again} />
  return (
    <form data-keep {...bind} className="grid grid-cols-1 gap-6">
      <AddressField form={form} list={list} />
      {can.chooseRole && <RoleField form={form} />}
      {teams.rows.length > 0 && (
        <GroupField form={form} name="teamIds" choices={teams} started={start.teams} required={!can.chooseRole} />
      )}
      <ManagesField form={form} />
      {tags.rows.length > 0 && <GroupField form={form} name="tagIds" choices={tags} started={start.tags} />}
      <FormActions
        aside={
          <p className="text-sm text-subtle tabular-nums">
            <FactLine facts={roomInWords(view)} />
          </p>
        }
      >
        <Button type="submit" variant="primary" pending={pending} disabled={full !== null}>
          {count === 0 ? 'Invite' : `Invite ${plural(count, 'person', 'people')}`}
        </Button>
      </FormActions>
      {offer && (
        <SeatOfferDialog
          offer={offer}
          zone={zone}
          onPay={() => inviting.payFor(offer)}
          onInviteFitting={inviting.inviteFitting}
          onClose={inviting.close}
        />
      )}
    </form>
  )
}
