import { Spinner } from '@/components/ui/button/spinner'
import { TextLink } from '@/components/ui/button/text-link'
import { Callout } from '@/components/ui/display/callout'
import { RefreshWhile } from '@/components/ui/display/refresh-while'
import { Card } from '@/components/ui/layout/card'
import type { ImportView } from '@/lib/invitations/imports/queries/get-import'
import type { ListingNews } from '@/lib/invitations/slack/rules'
import { plural } from '@/lib/shared/text'
import { DiscardButton } from './import-acts'

interface ListingPartProps {
  view: ImportView
  news: ListingNews | null
}

/** People loaded from Slack so far. */
export function ListingPart({ view: { id, counts, isOwn }, news }: ListingPartProps) {
  const isComing = news === null || !news.isOver
  const told = isOwn ? '. You’ll get a notification when it’s done' : ''
  return (
    <Card>
      <p role="status" className="flex items-center gap-3 text-md font-semibold tabular-nums">
        {news === null && <Spinner />}
        {counts.all === 0 ? 'Getting people from Slack' : `${plural(counts.all, 'person', 'people')} so far`}
      </p>
      {isComing && <p className="mt-2 text-pretty text-muted">You can leave this page{told}.</p>}
      {news && (
        <Callout tone="warning" className="mt-4">
          {news.text} {news.isDisconnected && <TextLink href="/workspace/edit?tab=integrations">Reconnect</TextLink>}
        </Callout>
      )}
      <div className="mt-5">
        <DiscardButton id={id} />
      </div>
      <RefreshWhile active={isComing} />
    </Card>
  )
}
