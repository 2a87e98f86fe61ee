import { Stat } from '@/components/ui/display/stat'
import { Card } from '@/components/ui/layout/card'
import type { PlatformCounts } from '@/lib/admin/queries'
import { fullCount, plural } from '@/lib/shared/text'

export function PlatformCountsCard({ counts }: { counts: PlatformCounts }) {
  const { workspaces, youngWorkspaces, people, feedbackSent, mailsWaiting, mailsGivenUp } = counts
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <Card>
        <Stat
          label="Workspaces"
          value={fullCount(workspaces)}
          hint={`${fullCount(youngWorkspaces)} in the last 30 days`}
        />
      </Card>
      <Card>
        <Stat label="People" value={fullCount(people)} hint="who can sign in" />
      </Card>
      <Card>
        <Stat label="Feedback sent" value={fullCount(feedbackSent)} hint="in all workspaces" />
      </Card>
      <Card>
        <Stat
          label="Mail on its way"
          value={fullCount(mailsWaiting)}
          hint={mailsGivenUp === 0 ? 'none was given up' : `${plural(mailsGivenUp, 'mail')} given up`}
        />
      </Card>
    </div>
  )
}
