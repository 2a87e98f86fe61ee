import { ButtonLink } from '@/components/ui/button/button-link'
import { breakable } from '@/components/ui/display/breakable'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { plural } from '@/lib/shared/text'

export interface Made {
  id: string
  /** Prepared invitations. */
  count: number
  /** The errors of the lines left out. */
  faults: readonly string[]
  duplicateCount: number
}

/** Shown in place of the form if lines were left out. */
export const CampaignMade = ({ made: { id, count, faults, duplicateCount } }: { made: Made }) => (
  <Card flush role="status">
    <EmptyState
      icon={<Icon name="info" />}
      title={`${plural(count, 'invitation')} prepared`}
      text={duplicateCount > 0 && `${plural(duplicateCount, 'duplicate')} left out`}
      action={
        <ButtonLink variant="primary" href={`/admin/invitations/${id}`}>
          Open the campaign
        </ButtonLink>
      }
    />
    {faults.length > 0 && (
      <div className="border-t border-line px-5 py-4">
        <h2 className="font-medium">Left out</h2>
        <ul className="mt-1 text-muted">
          {faults.map((fault) => (
            <li key={fault} className="wrap-anywhere">
              {breakable(fault)}
            </li>
          ))}
        </ul>
      </div>
    )}
  </Card>
)
