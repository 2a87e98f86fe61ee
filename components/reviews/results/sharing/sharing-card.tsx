import { Card } from '@/components/ui/layout/card'
import type { Sharing } from '@/lib/reviews/results/queries/get-sharing'
import { StopSharingButton } from './stop-sharing-button'
import { ShareButton } from './share-button'

/** Shared readers, and the share button or why it is blocked. */
export function SharingCard({ id, sharing: { people, readerIds, blockedReason } }: { id: string; sharing: Sharing }) {
  return (
    <Card className="grid gap-3 print:hidden">
      <h2 className="font-medium">Shared with</h2>
      {people.length === 0 ? (
        <p className="text-subtle">Nobody</p>
      ) : (
        <ul className="m-0 grid list-none gap-2 p-0">
          {people.map(({ memberId, name, sharedByName, mayStop }) => (
            <li key={memberId} className="flex min-h-8 items-center justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">
                {name}
                {sharedByName !== null && <span className="block text-sm text-subtle">by {sharedByName}</span>}
              </span>
              {mayStop && <StopSharingButton id={id} memberId={memberId} name={name} />}
            </li>
          ))}
        </ul>
      )}
      {blockedReason === null ? (
        <div>
          <ShareButton id={id} readerIds={readerIds} />
        </div>
      ) : (
        <p className="text-sm text-pretty text-subtle">{blockedReason}</p>
      )}
    </Card>
  )
}
