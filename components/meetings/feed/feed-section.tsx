import { DateTime } from '@/components/ui/display/date-time'
import { Card } from '@/components/ui/layout/card'
import { Section } from '@/components/ui/layout/section'
import { FeedAddress } from './feed-address'

export function FeedSection({ feed, zone }: { feed: { createdAt: Date } | null; zone: string }) {
  return (
    <Section
      title="Calendar feed"
      text="Subscribe in Google Calendar, Outlook or Apple Calendar. Meetings that Google invites you to aren’t in it."
    >
      <Card>
        <FeedAddress hasFeed={feed !== null}>
          {feed && (
            <>
              Created <DateTime at={feed.createdAt} zone={zone} />
            </>
          )}
        </FeedAddress>
      </Card>
    </Section>
  )
}
