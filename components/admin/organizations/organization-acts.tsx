import { ReasonButton } from '@/components/admin/reason-button'
import {
  announceDeletionAction,
  restoreWorkspaceAction,
  suspendWorkspaceAction,
  withdrawDeletionAction,
} from '@/lib/admin/organizations/actions'
import type { OrganizationView } from '@/lib/admin/organizations/queries/get-organization'
import { PlanButton } from './plan-button'

/** Each action asks for a reason. */
export function OrganizationActs({ organization }: { organization: OrganizationView }) {
  const { id, name, plan, isPaid, subscriptionStatus, suspendedAt, deletionAt } = organization
  return (
    <>
      <PlanButton id={id} name={name} plan={plan} isPaying={isPaid && subscriptionStatus === 'ACTIVE'} />
      {suspendedAt === null ? (
        <ReasonButton
          id={id}
          label="Suspend"
          title={`Suspend ${name}?`}
          text="Nobody can open it. Admins get the reason by mail."
          verb="Suspend"
          done="Suspended"
          act={suspendWorkspaceAction}
        />
      ) : (
        <ReasonButton
          id={id}
          label="Restore"
          title={`Restore ${name}?`}
          text="Admins get an e-mail."
          verb="Restore"
          done="Restored"
          act={restoreWorkspaceAction}
        />
      )}
      {deletionAt === null ? (
        <ReasonButton
          id={id}
          label="Delete"
          title={`Delete ${name} in 30 days?`}
          text="Nobody can open it until then. Admins get the reason by mail."
          verb="Delete in 30 days"
          done="Deletion announced"
          act={announceDeletionAction}
        />
      ) : (
        <ReasonButton
          id={id}
          label="Cancel deletion"
          title={`Cancel the deletion of ${name}?`}
          verb="Cancel deletion"
          done="Deletion canceled"
          act={withdrawDeletionAction}
        />
      )}
    </>
  )
}
