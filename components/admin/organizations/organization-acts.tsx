import { ReasonButton } from '@/components/admin/reason-button'
import {
  announceDeletionAction,
  restoreWorkspaceAction,
  suspendWorkspaceAction,
  withdrawDeletionAction,
} from '@/lib/admin/organizations/actions'
import { isPaying, suspensionInWords } from '@/lib/admin/organizations/rules'
import type { OrganizationView } from '@/lib/admin/organizations/queries/get-organization'
import { PlanButton } from './plan-button'

/** Each action asks for a reason. The keys keep a typed reason with its action. */
export function OrganizationActs({ organization }: { organization: OrganizationView }) {
  const { id, name, plan, suspendedAt, deletionAt } = organization
  return (
    <>
      <PlanButton key={plan} id={id} name={name} plan={plan} isPaying={isPaying(organization)} />
      {suspendedAt === null ? (
        <ReasonButton
          key="suspend"
          id={id}
          label="Suspend"
          title={`Suspend ${name}?`}
          text={suspensionInWords(organization)}
          verb="Suspend"
          done="Suspended"
          act={suspendWorkspaceAction}
        />
      ) : (
        <ReasonButton
          key="restore"
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
          key="delete"
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
          key="cancel-deletion"
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
